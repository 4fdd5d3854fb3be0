import axe from 'axe-core';
import { createElement, type ReactNode, useId, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useDirection } from '../../packages/ui/src/foundations/direction.ts';
import sheet from '../../packages/ui/src/tokens/themeSheet.gen.css?raw';
import preview from '../preview.tsx';
import { dressedIn, everySet, lookWith, rulesWithoutColour } from './look.ts';
import { lookAtStory } from './lookAtStory.ts';

const withoutAlt = createElement('img', { src: 'data:,' });
const withoutName = createElement('button');

const unreadable = { color: '#777', background: '#888' };

const meta = preview.meta({ title: 'Planted' });

/** What is found in a story with this content. */
async function seenIn(
  Content: () => ReactNode,
  play: (press: (name: string) => Promise<void>) => Promise<void> = async () => undefined,
) {
  const story = meta.story({
    render: () => <Content />,
    play: async ({ canvas, userEvent }) => {
      await play(async (name) => userEvent.click(canvas.getByRole('button', { name })));
    },
  });
  return lookAtStory({ name: 'Planted, Fault', story });
}

describe('a fault of colour', () => {
  it('is found in Persian words, which axe alone passes over', async () => {
    const words = () => <p style={unreadable}>نویسا</p>;
    const { looks, faults } = await seenIn(words);
    expect(looks).toBe(2 * (1 + everySet.length));
    expect(faults).toEqual([
      expect.stringMatching(
        /^Planted, Fault, rtl, blue light and .*: color-contrast at <p .*نویسا/,
      ),
      expect.stringMatching(
        /^Planted, Fault, ltr, blue light and .*: color-contrast at <p .*نویسا/,
      ),
    ]);
    expect(faults[0]?.match(/ (light|dark)\b/g)).toHaveLength(everySet.length);

    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    expect(violations, 'axe reads Persian now: the stand-ins may go').toEqual([]);
  });

  it('is found in one theme, one scheme and one direction only, and is named by them', async () => {
    const { faults } = await seenIn(() => (
      <>
        <style>{`[dir='ltr'][data-theme='olive'][data-scheme='dark'] p { color: #777; background: #888 }`}</style>
        <p>نویسا</p>
      </>
    ));
    expect(faults).toEqual([
      expect.stringContaining('Planted, Fault, ltr, olive dark: color-contrast at <p>نویسا</p>'),
    ]);
  });

  it('is found in a single digit and in an empty field', async () => {
    const { faults } = await seenIn(() => (
      <>
        <b style={unreadable}>۳</b>
        <input aria-label="نام" style={unreadable} />
      </>
    ));
    expect(faults.map((fault) => /color-contrast at <(\w+)/.exec(fault)?.[1])).toEqual([
      'b',
      'input',
      'b',
      'input',
    ]);
  });

  it('asks for a look in every set where axe judges words, not where it judges none', async () => {
    const clipped = { position: 'absolute', clipPath: 'inset(50%)', overflow: 'hidden' } as const;
    const Words = ({ note }: { note: string }) => (
      <p style={{ fontSize: 31 }}>
        نویسا <span style={{ ...clipped, inlineSize: 1, blockSize: 1 }}>{note}</span>
      </p>
    );
    expect((await seenIn(() => <Words note="یک" />)).looks).toBe(2 + everySet.length + 1);
    expect((await seenIn(() => <Words note="یک دو" />)).looks).toBe(4);
  });

  it('is found in a sheet of all sets by one look, and is named by its box', async () => {
    const { looks, faults } = await seenIn(() => (
      <div data-theme="rose" data-scheme="dark">
        <p style={unreadable}>نویسا</p>
      </div>
    ));
    expect(looks).toBe(4);
    expect(faults.map((fault) => fault.split(': ')[0])).toEqual([
      'Planted, Fault, rtl, rose dark',
      'Planted, Fault, ltr, rose dark',
    ]);
  });
});

describe('a page that was seen before', () => {
  // Away from where the pointer rests: what it hovers over is another page.
  const Ids = () => (
    <label htmlFor={useId()} style={{ position: 'fixed', inset: '50%' }}>
      نویسا
    </label>
  );

  it('is not looked at again, whatever numbers its ids have', async () => {
    expect((await seenIn(Ids)).looks).toBeGreaterThan(0);
    expect(await seenIn(Ids)).toEqual({ looks: 0, faults: [] });
  });

  it('is, when a fault was found, a field is filled or the focus is elsewhere', async () => {
    const Filled = () => <input aria-label="نام" defaultValue="نویسا" />;
    await seenIn(() => <input aria-label="نام" />);
    expect((await seenIn(Filled)).looks).toBeGreaterThan(0);
    const Focused = () => <input aria-label="نام" ref={(field) => field?.focus()} />;
    expect((await seenIn(Focused)).looks).toBeGreaterThan(0);
    const Faulty = () => <p style={unreadable}>نویسا</p>;
    expect((await seenIn(Faulty)).faults).toEqual((await seenIn(Faulty)).faults);
  });
});

describe('a sheet', () => {
  const Sheet = ({ children }: { children: (place: number) => ReactNode }) =>
    everySet.map(({ theme, scheme }, place) => (
      <div key={`${theme} ${scheme}`} data-theme={theme} data-scheme={scheme}>
        {children(place)}
      </div>
    ));

  it('is looked at in its first box where all boxes hold the same', async () => {
    const { faults } = await seenIn(() => <Sheet>{() => withoutAlt}</Sheet>);
    expect(faults).toHaveLength(2);
  });

  it('is looked at in every box where one differs', async () => {
    const { faults } = await seenIn(() => (
      <Sheet>{(place) => (place === 7 ? withoutAlt : <p>نویسا</p>)}</Sheet>
    ));
    expect(faults).toHaveLength(2);
  });
});

describe('a fault of another kind', () => {
  it('is found in both directions', async () => {
    const { faults } = await seenIn(() => withoutAlt);
    expect(faults).toEqual([
      expect.stringContaining('Planted, Fault, rtl, every set: image-alt at <img'),
      expect.stringContaining('Planted, Fault, ltr, every set: image-alt at <img'),
    ]);
  });

  it('is found where only one direction has it', async () => {
    const { faults } = await seenIn(() => (useDirection() === 'ltr' ? withoutName : <p>نویسا</p>));
    expect(faults).toEqual([
      expect.stringContaining('Planted, Fault, ltr, every set: button-name at <button'),
    ]);
  });

  it('is found in what only the play opens, which stays open in the other direction', async () => {
    const { faults } = await seenIn(
      () => {
        const [open, setOpen] = useState(false);
        return open ? withoutAlt : <button onClick={() => setOpen(true)}>باز</button>;
      },
      (press) => press('باز'),
    );
    expect(faults.map((fault) => fault.split(' at ')[0])).toEqual([
      'Planted, Fault, rtl, every set: image-alt',
      'Planted, Fault, ltr, every set: image-alt',
    ]);
  });
});

describe('a theme and a scheme', () => {
  it('set nothing but colours and shadows', () => {
    const dressing = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
      /data-(theme|scheme)/.test(selector),
    );
    const properties = dressing.flatMap(([, , body = '']) =>
      body.split(';').map((declaration) => declaration.split(':')[0]?.trim() ?? ''),
    );
    expect(properties.length).toBeGreaterThan(22);
    expect(
      properties.filter((name) => !/^(color-scheme|--nv-(color|shadow)-\w+|)$/.test(name)),
    ).toEqual([]);
  });

  it('change nothing for the rules that see no colours', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = `
      <h1></h1><h4>نویسا</h4><img src="data:,"><a href="#"></a><button></button><input>
      <ul><p>نویسا</p></ul><div role="checkbox"></div><div aria-hidden="true"><button>نویسا</button></div>
      <p id="same">نویسا</p><p id="same">نویسا</p><label for="same"></label><div role="wrong">نویسا</div>
      <div style="block-size: 20px; overflow: auto"><div style="block-size: 90px">نویسا</div></div>
      <p><button style="inline-size: 9px; block-size: 9px">n</button><button style="inline-size: 9px; block-size: 9px">n</button></p>`;
    const complaints = async () =>
      (await lookWith(rulesWithoutColour)).map(({ rule, element }) => [rule, element]);
    const first = await complaints();
    expect(new Set(first.map(([rule]) => rule)).size).toBeGreaterThan(7);
    for (const set of everySet) {
      expect(await dressedIn(set, complaints), `${set.theme} ${set.scheme}`).toEqual(first);
    }
    page.remove();
  });
});
