import { expect, screen } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { editorIds, findSheet, openEditor, readServer } from '../../../testing/editorSteps.ts';
import { soon } from '../../../testing/historySteps.ts';

const meta = preview.meta({
  title: 'Screens/History/EditorTools',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Find, replace and speakers of an opened text.' } },
    ...openEditor(editorIds.shopping),
  },
});

export const Find = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const textOf = () =>
      [...sheet.querySelectorAll('p')].map(({ textContent }) => textContent).join('\n');
    const before = textOf();
    const word = before.split(/\s/u)[1] ?? '';
    await userEvent.keyboard('{Control>}h{/Control}');
    const query = await canvas.findByRole('textbox', { name: 'یافتن در متن' });
    await step('X-144: counts the hits of what is typed, and Enter walks', async () => {
      await userEvent.type(query, word);
      await canvas.findByText(/^۱ از /u);
      await expect([...CSS.highlights.keys()].some((key) => key.endsWith('shown'))).toBe(true);
    });
    await step('X-145: replaces the chosen forms, with the way back', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'جایگزین' }), 'زردآلو');
      await userEvent.click(canvas.getByRole('button', { name: 'جایگزینی همه' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^جایگزینی .+ مورد$/u }));
      await canvas.findByText(/مورد جایگزین شد$/u);
      await expect(sheet).toHaveTextContent('زردآلو');
      await userEvent.click(canvas.getByRole('button', { name: 'بازگردانی' }));
      await soon(() => expect(textOf()).toBe(before));
    });
    await step('X-144: Escape closes and keeps the query', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('textbox', { name: 'یافتن در متن' })).toBeNull();
      await expect(sheet).toHaveFocus();
    });
  },
});

export const Speakers = meta.story({
  parameters: openEditor(editorIds.interview, (backend) => {
    const row = backend
      .account('sara')
      .conversations.find(({ id }) => String(id) === editorIds.interview);
    if (row !== undefined) {
      row.speakers = [
        { id: 's1', name: 'سارا احمدی' },
        { id: 's2', name: 'Guest دوم' },
      ];
      for (const [at, segment] of row.segments.entries()) {
        segment.speaker = at % 2 === 0 ? 's1' : 's2';
      }
    }
  }),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const names = () =>
      [...sheet.querySelectorAll('[data-head] bdi')].map(({ textContent }) => textContent);
    await step('X-141: each paragraph has its speaker', async () => {
      await soon(() => expect(names()).toContain('Guest دوم'));
    });
    await step('X-141: Alt+G opens the menu of a paragraph', async () => {
      sheet.focus();
      await userEvent.keyboard('{Alt>}g{/Alt}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await soon(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('X-141: the chosen speaker says the paragraph', async () => {
      const [button] = sheet.querySelectorAll<HTMLElement>('[data-head] > button');
      await userEvent.click(button as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Guest دوم' }));
      await soon(() => expect(names()[0]).toBe('Guest دوم'));
    });
    await step('X-141: a new name is in the whole text and saved with it', async () => {
      const [button] = sheet.querySelectorAll<HTMLElement>('[data-head] > button');
      await userEvent.click(button as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'تغییر نام گوینده' }));
      const field = await canvas.findByRole('textbox', { name: 'نام گوینده' });
      await userEvent.clear(field);
      await userEvent.type(field, 'مینا');
      await userEvent.click(canvas.getByRole('button', { name: 'تغییر در همهٔ متن' }));
      await soon(() => expect(names()).toContain('مینا'));
      await expect(names()).not.toContain('Guest دوم');
      await userEvent.keyboard('{Control>}s{/Control}');
      await soon(() =>
        expect(readServer(editorIds.interview).speakers).toContainEqual({ id: 's2', name: 'مینا' }),
      );
    });
  },
});
