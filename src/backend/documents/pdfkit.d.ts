// What pdfkit takes and its types lack: where tables belong, what heads are about, and where a figure stands.
declare namespace PDFKit.Mixins {
  interface TableOptions {
    structParent?: PDFKit.PDFStructureElement
  }
  interface CellOptions {
    scope?: 'Row' | 'Column'
  }
  interface StructureElementOptions {
    /** Left, top, right, bottom in points. */
    bbox?: [number, number, number, number]
  }
}
