/** Formats the number of rows and tables, as the end of a sentence. */
export const describeCounts = (counts: Record<string, number>): string => {
  const filled = Object.values(counts).filter((count) => count > 0);
  const rows = filled.reduce((sum, count) => sum + count, 0);
  return `${rows} rows of ${filled.length} tables`;
};
