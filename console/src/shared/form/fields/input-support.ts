/** Browsers treat an input of a kind that they do not know as a text (section 5, fallbacks). */
export function supportsInput(type: 'datetime-local' | 'month'): boolean {
  const input = document.createElement('input');
  input.setAttribute('type', type);
  return input.type === type;
}
