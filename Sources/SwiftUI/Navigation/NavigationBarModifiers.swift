extension View {
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title) }

    @_disfavoredOverload
    nonisolated public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
        navigationTitle(title)
    }

    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    nonisolated public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    @_disfavoredOverload
    nonisolated public func navigationBarTitle<Title: StringProtocol>(
        _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen. Nobody can edit it in the bar, so the screen needs a ``TextField`` for it.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(title.wrappedValue)
    }

    /// Sets the text below the title of the screen.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(SubtitleModifier(subtitle: subtitle))
    }

    /// Sets the text below the title of the screen.
    nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets the text below the title of the screen.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<Title: StringProtocol>(_ subtitle: Title) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Removes the bar above the screen.
    nonisolated public func navigationBarHidden(_ isHidden: Bool) -> some View {
        modifier(ScreenModifier { if isHidden { $0.hiddenBars.insert(.navigationBar) } })
    }

    /// Adds views at the start and at the end of the bar above the screen.
    nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading, trailing: Trailing
    ) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds views at the start of the bar above the screen.
    nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds views at the end of the bar above the screen.
    nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

/// Sets the text below the title of a screen.
private struct SubtitleModifier {
    let subtitle: Text
}

extension SubtitleModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.environment.screen?.toolbar[.subtitle] = context.nodes(of: subtitle, as: .subtitle)
        return context.child(.child(0)).nodes(of: content)
    }
}
