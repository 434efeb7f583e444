import Foundation

public enum BookshopResourceAccess {
    public static var localizationBundle: Bundle { Bundle.module }
}
