/** Percentiles and medians, the same way everywhere. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

export const median = (values) => percentile(values, 0.5);

export const round = (value, digits = 2) => Number(value.toFixed(digits));
