/** Whether the browser marks text without a change of the page (CSS Custom Highlight API). */
export function canHighlight(): boolean {
  return 'highlights' in CSS;
}
