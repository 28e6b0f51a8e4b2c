/** Style of fields that cannot be changed while they are being sent: paler where that takes longer than a moment. */
export const dimmed = (isSending: boolean) =>
  isSending ? { opacity: 0.6, transition: 'opacity 150ms 300ms' } : undefined;
