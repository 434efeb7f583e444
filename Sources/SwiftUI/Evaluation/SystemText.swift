/// A text that SwiftUI itself shows, such as that of a button which edits a list.
///
/// Foundation has none of them on Linux. A language that is not here has the text in English.
enum SystemText: Int {
    case edit, done, delete, cancel, search, sidebar, more, moveUp, moveDown, select, height, page
    case noResults, noResultsFor, searchAdvice
    case refresh, share

    private static let texts: [String: [String]] = [
        "en": [
            "Edit", "Done", "Delete", "Cancel", "Search", "Sidebar", "More", "Move Up", "Move Down", "Select",
            "Height", "Page",
            "No Results", "No Results for “%@”",
            "Check the spelling or try a new search.",
            "Refresh", "Share…",
        ],
        "de": [
            "Bearbeiten", "Fertig", "Löschen", "Abbrechen", "Suchen", "Seitenleiste", "Mehr", "Nach oben",
            "Nach unten", "Auswählen", "Höhe", "Seite",
            "Keine Ergebnisse", "Keine Ergebnisse für „%@“",
            "Prüfe die Schreibweise oder versuche eine neue Suche.",
            "Aktualisieren", "Teilen …",
        ],
        "fr": [
            "Modifier", "OK", "Supprimer", "Annuler", "Rechercher", "Barre latérale", "Plus", "Monter", "Descendre",
            "Sélectionner", "Hauteur", "Page",
            "Aucun résultat", "Aucun résultat pour « %@ »",
            "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
            "Actualiser", "Partager…",
        ],
        "es": [
            "Editar", "OK", "Eliminar", "Cancelar", "Buscar", "Barra lateral", "Más", "Subir", "Bajar",
            "Seleccionar", "Altura", "Página",
            "Sin resultados", "Sin resultados para “%@”",
            "Comprueba la ortografía o realiza otra búsqueda.",
            "Actualizar", "Compartir…",
        ],
        "ar": [
            "تعديل", "تم", "حذف", "إلغاء", "بحث", "الشريط الجانبي", "المزيد", "نقل للأعلى", "نقل للأسفل", "تحديد",
            "الارتفاع", "صفحة",
            "لا توجد نتائج", "لا توجد نتائج عن “%@”",
            "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
            "تحديث", "مشاركة…",
        ],
        "ja": [
            "編集", "完了", "削除", "キャンセル", "検索", "サイドバー", "その他", "上へ移動", "下へ移動", "選択", "高さ",
            "ページ",
            "結果なし", "“%@”の検索結果はありません", "スペルを確認するか、新しい検索を試してください。",
            "更新", "共有…",
        ],
        "zh": [
            "编辑", "完成", "删除", "取消", "搜索", "边栏", "更多", "上移", "下移", "选择", "高度", "页", "无结果", "“%@”无结果",
            "请检查拼写或尝试新的搜索。",
            "刷新", "共享…",
        ],
    ]

    /// Returns the text in a language.
    func string(in environment: EnvironmentValues) -> String {
        let code = environment.locale.language.languageCode?.identifier ?? "en"
        return (Self.texts[code] ?? Self.texts["en"])?[rawValue] ?? ""
    }
}
