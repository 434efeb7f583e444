#if SwiftViews && os(Linux)
    /// The names of SF Symbols that most of 57 public apps and samples on GitHub use, as counted in their Swift sources.
    enum MostUsedSymbols {
        static let names = """
            1.circle antenna.radiowaves.left.and.right app.badge app.dashed archivebox arrow.clockwise
            arrow.counterclockwise arrow.counterclockwise.circle arrow.down arrow.down.circle arrow.down.circle.fill
            arrow.down.doc arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.forward arrow.left
            arrow.left.arrow.right arrow.right arrow.right.circle arrow.triangle.2.circlepath arrow.triangle.branch
            arrow.turn.down.right arrow.up arrow.up.arrow.down arrow.up.circle arrow.up.circle.fill
            arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square arrow.up.to.line
            arrow.uturn.backward arrow.uturn.backward.circle.fill arrowshape.turn.up.left arrowshape.turn.up.left.fill
            backward.fill battery.100 bell bell.badge bell.badge.fill bell.fill bell.slash bolt bolt.fill book.closed
            book.fill book.pages bookmark bookmark.fill books.vertical books.vertical.fill
            bubble.left.and.bubble.right bubble.left.and.bubble.right.fill building.2 building.columns.fill calendar
            camera captions.bubble character.cursor.ibeam character.textbox chart.bar chart.bar.doc.horizontal
            chart.bar.fill chart.bar.xaxis chart.line.uptrend.xyaxis chart.xyaxis.line checkmark checkmark.circle
            checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.shield checkmark.square
            checkmark.square.fill chevron.backward chevron.down chevron.down.circle chevron.forward chevron.left
            chevron.left.forwardslash.chevron.right chevron.right chevron.right.circle chevron.up
            chevron.up.chevron.down circle circle.dashed circle.fill clock clock.arrow.2.circlepath
            clock.arrow.circlepath clock.fill cloud.sun cpu curlybraces doc doc.badge.plus doc.on.clipboard doc.on.doc
            doc.plaintext doc.text doc.text.magnifyingglass dot.radiowaves.left.and.right drop.fill ellipsis
            ellipsis.circle envelope exclamationmark.bubble exclamationmark.circle exclamationmark.circle.fill
            exclamationmark.octagon.fill exclamationmark.triangle exclamationmark.triangle.fill externaldrive
            externaldrive.fill eye eye.fill eye.slash face.smiling filemenu.and.selection flame.fill folder
            folder.badge.gearshape folder.badge.person.crop folder.badge.plus folder.fill fork.knife forward.fill gear
            gearshape gearshape.2 gearshape.fill globe hammer.fill hand.raised hand.raised.fill hand.tap hand.thumbsup
            heart heart.fill hourglass hourglass.bottomhalf.fill hourglass.tophalf.fill house.fill icloud.fill
            icloud.slash infinity info.circle info.circle.fill internaldrive iphone iphone.slash key.fill
            keyboard.chevron.compact.down ladybug.fill line.3.horizontal line.3.horizontal.decrease
            line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease.circle
            link link.circle list.bullet list.bullet.clipboard list.bullet.rectangle list.bullet.rectangle.fill lock
            lock.fill lock.open lock.rotation lock.shield magnifyingglass message message.fill mic.fill minus
            minus.circle minus.circle.fill moon.fill music.note music.note.list network
            network.badge.shield.half.filled note.text number paintpalette paperplane.fill pause pause.circle
            pause.circle.fill pause.fill pencil pencil.circle pencil.circle.fill pencil.line person person.2
            person.2.fill person.3 person.badge.key.fill person.badge.minus person.circle person.circle.fill
            person.crop.circle person.crop.circle.badge.plus person.crop.circle.badge.xmark person.crop.circle.fill
            person.fill person.text.rectangle photo photo.on.rectangle.angled pin pin.fill pin.slash play play.circle
            play.circle.fill play.fill plus plus.circle plus.circle.fill plus.square plus.square.on.square power
            puzzlepiece.extension qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill
            quote.bubble quote.opening record.circle rectangle.3.group rectangle.compress.vertical rectangle.dashed
            rectangle.expand.vertical rectangle.grid.1x2 rectangle.stack.fill safari server.rack shippingbox shuffle
            sidebar.left signature slash.circle slider.horizontal.3 sparkle.magnifyingglass sparkles speaker.slash
            speaker.slash.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill square square.and.arrow.down
            square.and.arrow.up square.and.pencil square.dashed square.fill square.grid.2x2 square.grid.2x2.fill
            square.stack.3d.up square.stack.3d.up.fill star star.fill stop stop.circle stop.circle.fill stop.fill
            sun.max sun.max.fill switch.2 tablecells tag tag.fill testtube.2 text.alignleft text.append text.bubble
            text.magnifyingglass text.page text.quote textformat textformat.abc textformat.size timer trash
            trash.circle.fill trash.fill wand.and.stars waveform waveform.path.ecg wifi wifi.slash
            wrench.and.screwdriver x.circle xmark xmark.app xmark.bin xmark.circle xmark.circle.fill xmark.seal
            """.split(whereSeparator: \.isWhitespace).map(String.init)
    }
#endif
