import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  editorIds,
  findSheet,
  openEditor,
  placeCaret,
  readServer,
  writeAtEnd,
} from '../../../testing/editorSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

// Names of menus are patience to work out beside a long text.

const meta = preview.meta({
  title: 'Screens/History/EditorTools',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Find, replace and speakers of an opened text.'),
    ...openEditor(editorIds.shopping),
  },
});

export const Find = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const readText = () =>
      [...sheet.querySelectorAll('p')].map(({ textContent }) => textContent).join('\n');
    const before = readText();
    const word = before.split(/\s/u)[1] ?? '';
    await userEvent.keyboard('{Control>}h{/Control}');
    const query = await canvas.findByRole('textbox', { name: 'یافتن در متن' }, patience);
    await step('X-144: counts the hits of what is typed, and Enter walks', async () => {
      await userEvent.type(query, word);
      await canvas.findByText(/^۱ از /u);
      await expect([...CSS.highlights.keys()].some((key) => key.endsWith('shown'))).toBe(true);
    });
    await step('X-145: replaces the chosen forms, with the way back', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'جایگزین' }), 'زردآلو');
      await userEvent.click(canvas.getByRole('button', { name: 'جایگزینی همه' }));
      await userEvent.click(
        await canvas.findByRole('button', { name: /^جایگزینی .+ مورد$/u }, patience),
      );
      await canvas.findByText(/مورد جایگزین شد$/u);
      await expect(sheet).toHaveTextContent('زردآلو');
      await userEvent.click(canvas.getByRole('button', { name: 'بازگردانی' }));
      await waitUntil(() => expect(readText()).toBe(before));
    });
    await step('X-144: Escape closes and keeps the query', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('textbox', { name: 'یافتن در متن' })).toBeNull();
      await expect(sheet).toHaveFocus();
    });
  },
});

/** The interview with two people, who speak in turn. */
const twoPeople = () =>
  openEditor(editorIds.interview, (backend) => {
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
  });

/** A menu takes the focus later than it is in the document; a key that is pressed before goes into the text. */
const waitForMenuFocus = () =>
  waitUntil(() =>
    expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
  );

export const Speakers = meta.story({
  parameters: twoPeople(),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const names = () =>
      [...sheet.querySelectorAll('[data-head] bdi')].map(({ textContent }) => textContent);
    await step('X-141: each paragraph has its speaker', async () => {
      await waitUntil(() => expect(names()).toContain('Guest دوم'));
    });
    await step('X-141: Alt+G opens the menu of the paragraph with the caret', async () => {
      sheet.focus();
      await userEvent.keyboard('{Alt>}g{/Alt}');
      const [first = ''] = names();
      await expect(
        await screen.findByRole('menuitemradio', { name: first }, patience),
      ).toBeChecked();
      await waitForMenuFocus();
      await userEvent.keyboard('{Escape}');
      await waitUntil(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('X-141: all selected paragraphs are named at once', async () => {
      const before = names();
      sheet.focus();
      getSelection()?.selectAllChildren(sheet);
      document.dispatchEvent(new Event('selectionchange'));
      await userEvent.keyboard('{Alt>}g{/Alt}');
      await screen.findByText(/^گویندهٔ [۰-۹]+ پاراگراف$/u, undefined, patience);
      await waitForMenuFocus();
      await userEvent.keyboard('2');
      await waitUntil(() => expect(new Set(names())).toEqual(new Set(['Guest دوم'])));
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitUntil(() => expect(names()).toEqual(before));
    });
    await step('X-141: the chosen speaker says the paragraph', async () => {
      const [button] = sheet.querySelectorAll<HTMLElement>('[data-head] > button');
      await userEvent.click(button as HTMLElement);
      await userEvent.click(
        await screen.findByRole('menuitemradio', { name: 'Guest دوم' }, patience),
      );
      await waitUntil(() => expect(names()[0]).toBe('Guest دوم'));
    });
    await step('X-141: a new name is in the whole text and saved with it', async () => {
      const [button] = sheet.querySelectorAll<HTMLElement>('[data-head] > button');
      await userEvent.click(button as HTMLElement);
      await userEvent.click(
        await screen.findByRole('menuitem', { name: 'تغییر نام گوینده' }, patience),
      );
      const field = await canvas.findByRole('textbox', { name: 'نام گوینده' }, patience);
      await userEvent.clear(field);
      await userEvent.type(field, 'مینا');
      await userEvent.click(canvas.getByRole('button', { name: 'تغییر در همهٔ متن' }));
      await waitUntil(() => expect(names()).toContain('مینا'));
      await expect(names()).not.toContain('Guest دوم');
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitUntil(() =>
        expect(readServer(editorIds.interview).speakers).toContainEqual({ id: 's2', name: 'مینا' }),
      );
    });
  },
});

export const Paragraphs = meta.story({
  parameters: twoPeople(),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پاراگراف‌ها' }));
      return within(await screen.findByRole('dialog', { name: 'پاراگراف‌ها' }, patience));
    };
    await step('X-170: the paragraphs are a list of speaker, time and first words', async () => {
      const list = await open();
      await list.findAllByRole('listitem', { name: /^Guest دوم، [۰-۹:]+، \S/u }, patience);
      await waitUntil(() => expect(document.activeElement).toHaveAttribute('aria-posinset'));
    });
    await step('X-170: a row leads into its paragraph', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await waitUntil(() => expect(sheet).toHaveFocus());
      const readAnchor = () => getSelection()?.anchorNode ?? null;
      await waitUntil(() => expect(sheet.lastElementChild?.contains(readAnchor())).toBe(true));
    });
    await open();
  },
});

/** Collects what live regions say from now on. */
function listen(): () => readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(
        '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]',
      );
      const words = region?.textContent.trim() ?? '';
      if (words !== '' && heard.at(-1) !== words) {
        heard.push(words);
      }
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return heard;
  };
}

export const Heard = meta.story({
  parameters: twoPeople(),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await step('X-170: words that are typed and saved are not announced', async () => {
      const heard = listen();
      writeAtEnd(sheet, ' زردآلو');
      await userEvent.keyboard('{Control>}s{/Control}');
      await canvas.findByText(/^ذخیره شد، /, undefined, patience);
      await expect(readServer(editorIds.interview).text).toMatch(/زردآلو/);
      await expect(heard()).toEqual([]);
    });
    await step('X-170: Alt+T says paragraph, speaker and time, once for each press', async () => {
      placeCaret(sheet, 3);
      const heard = listen();
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await canvas.findByText(/^پاراگراف [۰-۹]+ از [۰-۹]+، گوینده: .+، زمان [۰-۹:]+/u);
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await waitUntil(() => expect(getLiveTexts()).toHaveLength(1));
      const said = heard();
      await expect(said).toHaveLength(2);
      await expect(new Set(said.map((words) => words.replaceAll('\u200B', ''))).size).toBe(1);
    });
  },
});

/** What the live regions of the page have at present. */
function getLiveTexts(): string[] {
  return [...document.querySelectorAll('[aria-live], [role="status"]')].flatMap(
    ({ textContent }) => (textContent.trim() === '' ? [] : [textContent]),
  );
}
