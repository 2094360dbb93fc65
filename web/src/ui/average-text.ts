const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An average of ratings as people say it: "4.7", and "5.0" so that a column of them lines up. */
export function averageText(average: number): string {
  return oneDecimal.format(average);
}
