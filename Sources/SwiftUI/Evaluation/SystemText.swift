/// A text that SwiftUI itself shows, such as that of a button which edits a list.
///
/// Foundation has none of them on Linux. A language that is not here has the text in English.
struct SystemText: Hashable {
    private let en, de, fr, es, ar, ja, zh: String

    /// Returns the text in a language.
    func string(in environment: EnvironmentValues) -> String {
        switch environment.locale.language.languageCode?.identifier {
        case "de": de
        case "fr": fr
        case "es": es
        case "ar": ar
        case "ja": ja
        case "zh": zh
        default: en
        }
    }
}

extension SystemText {
    static let edit = Self(
        en: "Edit", de: "Bearbeiten", fr: "Modifier", es: "Editar", ar: "تعديل", ja: "編集", zh: "编辑")
    static let done = Self(en: "Done", de: "Fertig", fr: "OK", es: "OK", ar: "تم", ja: "完了", zh: "完成")
    static let delete = Self(
        en: "Delete", de: "Löschen", fr: "Supprimer", es: "Eliminar", ar: "حذف", ja: "削除", zh: "删除")
    static let cancel = Self(
        en: "Cancel", de: "Abbrechen", fr: "Annuler", es: "Cancelar", ar: "إلغاء", ja: "キャンセル", zh: "取消")
    static let search = Self(
        en: "Search", de: "Suchen", fr: "Rechercher", es: "Buscar", ar: "بحث", ja: "検索", zh: "搜索")
    static let sidebar = Self(
        en: "Sidebar", de: "Seitenleiste", fr: "Barre latérale", es: "Barra lateral", ar: "الشريط الجانبي",
        ja: "サイドバー", zh: "边栏")
    static let more = Self(en: "More", de: "Mehr", fr: "Plus", es: "Más", ar: "المزيد", ja: "その他", zh: "更多")
    static let moveUp = Self(
        en: "Move Up", de: "Nach oben", fr: "Monter", es: "Subir", ar: "نقل للأعلى", ja: "上へ移動", zh: "上移")
    static let moveDown = Self(
        en: "Move Down", de: "Nach unten", fr: "Descendre", es: "Bajar", ar: "نقل للأسفل", ja: "下へ移動", zh: "下移")
    static let select = Self(
        en: "Select", de: "Auswählen", fr: "Sélectionner", es: "Seleccionar", ar: "تحديد", ja: "選択", zh: "选择")
    static let height = Self(
        en: "Height", de: "Höhe", fr: "Hauteur", es: "Altura", ar: "الارتفاع", ja: "高さ", zh: "高度")
    static let page = Self(en: "Page", de: "Seite", fr: "Page", es: "Página", ar: "صفحة", ja: "ページ", zh: "页")
    static let noResults = Self(
        en: "No Results", de: "Keine Ergebnisse", fr: "Aucun résultat", es: "Sin resultados",
        ar: "لا توجد نتائج", ja: "結果なし", zh: "无结果")
    static let noResultsFor = Self(
        en: "No Results for “%@”", de: "Keine Ergebnisse für „%@“", fr: "Aucun résultat pour « %@ »",
        es: "Sin resultados para “%@”", ar: "لا توجد نتائج عن “%@”", ja: "“%@”の検索結果はありません", zh: "“%@”无结果")
    static let searchAdvice = Self(
        en: "Check the spelling or try a new search.",
        de: "Prüfe die Schreibweise oder versuche eine neue Suche.",
        fr: "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
        es: "Comprueba la ortografía o realiza otra búsqueda.", ar: "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
        ja: "スペルを確認するか、新しい検索を試してください。", zh: "请检查拼写或尝试新的搜索。")
    static let refresh = Self(
        en: "Refresh", de: "Aktualisieren", fr: "Actualiser", es: "Actualizar", ar: "تحديث", ja: "更新", zh: "刷新")
    static let share = Self(
        en: "Share…", de: "Teilen …", fr: "Partager…", es: "Compartir…", ar: "مشاركة…", ja: "共有…", zh: "共享…")
}
