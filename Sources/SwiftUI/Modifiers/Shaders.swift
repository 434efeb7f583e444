/// The programs of an app for the graphics processor, which a browser does not run.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    public static let `default` = ShaderLibrary()

    /// Returns the program with a name.
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }

    /// Returns the program with a name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
}

/// A program of an app for the graphics processor.
@dynamicCallable
public struct ShaderFunction: Sendable {
    /// Creates the program with a name.
    public init(library: ShaderLibrary, name: String) {}

    init() {}

    /// Returns the program with its arguments.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

/// A program with its arguments.
public struct Shader: Sendable {
    /// Creates a program with its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {}

    init() {}

    public struct Argument: Sendable {
        public static var boundingRect: Self { Self() }

        public static func float<Number: BinaryFloatingPoint>(_ x: Number) -> Self { Self() }
        public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Self { Self() }
        public static func float2(_ point: CGPoint) -> Self { Self() }
        public static func float2(_ size: CGSize) -> Self { Self() }
        public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number) -> Self {
            Self()
        }
        public static func float4<Number: BinaryFloatingPoint>(
            _ x: Number, _ y: Number, _ z: Number, _ w: Number
        ) -> Self { Self() }
        public static func floatArray(_ array: [Float]) -> Self { Self() }
        public static func color(_ color: Color) -> Self { Self() }
        public static func colorArray(_ array: [Color]) -> Self { Self() }
        public static func image(_ image: Image) -> Self { Self() }
    }
}

extension View {
    /// Draws the colors of the view with a program of the graphics processor.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        withoutEffect("A browser runs no shaders of Metal.", when: isEnabled)
    }

    /// Moves the points of the view with a program of the graphics processor.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        withoutEffect("A browser runs no shaders of Metal.", when: isEnabled)
    }

    /// Draws the view with a program of the graphics processor.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        withoutEffect("A browser runs no shaders of Metal.", when: isEnabled)
    }
}
