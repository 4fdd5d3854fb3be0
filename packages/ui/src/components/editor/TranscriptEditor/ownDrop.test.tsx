import { getInternals } from '@nevisa/transcript';
import { TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { showTexts } from './testing/showDocument.tsx';

it('X-140: dictated text that is dragged a little and dropped on itself stays as it is', () => {
  const { document, sheet } = showTexts('سلام به همه.');
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  dispatch(tr.setSelection(TextSelection.create(doc, 1, doc.content.size - 1)));
  const { x, y, width, height } = (
    sheet.querySelector('[data-dictated]') ?? sheet
  ).getBoundingClientRect();
  const dataTransfer = new DataTransfer();
  const drag = (type: 'dragstart' | 'drop') =>
    sheet.dispatchEvent(
      new DragEvent(type, {
        dataTransfer,
        clientX: x + width / 2,
        clientY: y + height / 2,
        bubbles: true,
        cancelable: true,
      }),
    );
  drag('dragstart');
  drag('drop');
  expect(document.text()).toBe('سلام به همه.');
  expect(sheet.querySelector('[data-dictated]')?.textContent).toBe('سلام به همه.');
  expect(state().doc.eq(doc)).toBe(true);
});
