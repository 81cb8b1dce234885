/** Nobody leafs through more rows on paper, and a PDF is held in memory whole; spreadsheets have no such end. */
export const PDF_MAX_ROWS = 10_000;
