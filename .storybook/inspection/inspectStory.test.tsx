import axe from 'axe-core';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useDirection } from '../../packages/ui/src/foundations/direction.ts';
import sheet from '../../packages/ui/src/tokens/themeSheet.gen.css?raw';
import { layoutRules, otherRules, runAxe } from './axeRun.ts';
import { applyColourSet, everySet } from './colourSets.ts';
import { inspectContent, unreadable } from './inspectContent.tsx';

const withoutAlt = createElement('img', { src: 'data:,' });
const withoutName = createElement('button');

describe('a fault of colour', () => {
  it('is found in Persian words, which axe alone passes over', async () => {
    const words = () => <p style={unreadable}>نویسا</p>;
    const { runs, faults } = await inspectContent(words);
    expect(runs).toBe(4);
    expect(faults).toEqual([
      expect.stringMatching(/^rtl, blue light and .*: color-contrast at <p .*نویسا/),
      expect.stringMatching(/^ltr, blue light and .*: color-contrast at <p .*نویسا/),
    ]);
    expect(faults[0]?.match(/ (light|dark)\b/g)).toHaveLength(everySet.length);

    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    expect(violations, 'axe measures Persian text: remove the placeholders').toEqual([]);
  });

  it('is found in one theme, one scheme and one direction only, and is named by them', async () => {
    const { faults } = await inspectContent(() => (
      <>
        <style>{`[dir='ltr'][data-theme='olive'][data-scheme='dark'] p { color: #777; background: #888 }`}</style>
        <p>نویسا</p>
      </>
    ));
    expect(faults).toEqual([
      expect.stringContaining('ltr, olive dark: color-contrast at <p>نویسا</p>'),
    ]);
  });

  it('is found in a single digit and in an empty field', async () => {
    const { faults } = await inspectContent(() => (
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

  it('is found in a sheet of all sets by one run, and is named by its box', async () => {
    const { runs, faults } = await inspectContent(() => (
      <div data-theme="rose" data-scheme="dark">
        <p style={unreadable}>نویسا</p>
      </div>
    ));
    expect(runs).toBe(4);
    expect(faults.map((fault) => fault.split(': ')[0])).toEqual([
      'rtl, rose dark',
      'ltr, rose dark',
    ]);
  });
});

describe('a text that the page removes between two sets', () => {
  it('is left out of the sets that follow', async () => {
    const Passing = () => {
      const [shown, setShown] = useState(true);
      useEffect(() => {
        const observer = new MutationObserver(() => setShown(dataset['theme'] !== 'olive'));
        const { dataset } = document.documentElement;
        observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
        return () => observer.disconnect();
      }, []);
      return <main>{shown && <p style={{ ...unreadable, opacity: 0.99 }}>نویسا</p>}</main>;
    };
    const { faults } = await inspectContent(Passing);
    expect(faults[0]).toMatch(/^rtl, blue light and .*: color-contrast at <p/);
    expect(faults[0]).not.toContain('olive dark');
  });
});

describe('texts with equal colours in one set', () => {
  it('are measured apart where they have different tokens', async () => {
    const { faults } = await inspectContent(() => (
      <>
        <style>{`:root[data-theme='blue'] { --nv-color-warningText: var(--nv-color-text) }
          [data-theme='rose'] { --nv-color-warningText: var(--nv-color-border) }`}</style>
        <p style={{ color: 'var(--nv-color-text)' }}>نویسا</p>
        <p style={{ color: 'var(--nv-color-warningText)' }}>نویسا</p>
      </>
    ));
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/rose .*: color-contrast at <p style="color: var\(--nv-color-w/);
  });
});

describe('a text in the second direction', () => {
  const inspectProbed = async (styles: string) => {
    const { documentElement } = document;
    const probed: (string | undefined)[] = [];
    const observer = new MutationObserver((records) => {
      probed.push(...records.map(({ oldValue }) => oldValue ?? undefined));
    });
    observer.observe(documentElement, { attributeFilter: ['data-theme'], attributeOldValue: true });
    const { faults } = await inspectContent(() => (
      <p style={{ color: 'var(--nv-color-text)' }}>
        <style>{styles}</style>
        نویسا
      </p>
    ));
    observer.disconnect();
    return { faults, probes: probed.filter((theme) => theme === 'probe').length };
  };

  it('keeps its key after one probe set where the direction changes no token', async () => {
    const { faults, probes } = await inspectProbed('');
    expect(faults).toEqual([]);
    expect(probes).toBe(3);
  });

  it('gets another key where the direction changes a token', async () => {
    const { faults, probes } = await inspectProbed(
      "[dir='ltr'] p { color: var(--nv-color-border) !important }",
    );
    expect(faults).toEqual([expect.stringMatching(/^ltr, .*: color-contrast at <p/)]);
    expect(probes).toBe(4);
  });
});

describe('a sheet', () => {
  const Sheet = ({ children }: { children: (place: number) => ReactNode }) =>
    everySet.map(({ theme, scheme }, place) => (
      <div key={`${theme} ${scheme}`} data-theme={theme} data-scheme={scheme}>
        {children(place)}
      </div>
    ));

  it('is inspected in its first box where all boxes are equal', async () => {
    const { faults } = await inspectContent(() => <Sheet>{() => withoutAlt}</Sheet>);
    expect(faults).toHaveLength(2);
  });

  it('gets every set in its first box where all boxes are equal', async () => {
    const { faults } = await inspectContent(() => (
      <>
        <style>{`:root [data-theme='rose'][data-scheme='dark'] { --nv-color-warningText: #777; --nv-color-warningSoft: #888 }`}</style>
        <Sheet>
          {() => (
            <p style={{ color: 'var(--nv-color-warningText)' }}>
              <b style={{ background: 'var(--nv-color-warningSoft)' }}>نویسا</b>
            </p>
          )}
        </Sheet>
      </>
    ));
    expect(faults.map((fault) => fault.split(' at ')[0])).toEqual([
      'rtl, rose dark: color-contrast',
      'ltr, rose dark: color-contrast',
    ]);
  });

  it('is inspected in every box where one differs', async () => {
    const { faults } = await inspectContent(() => (
      <Sheet>{(place) => (place === 7 ? withoutAlt : <p>نویسا</p>)}</Sheet>
    ));
    expect(faults).toHaveLength(2);
  });
});

describe('a fault of another kind', () => {
  it('is found in both directions', async () => {
    const { faults } = await inspectContent(() => withoutAlt);
    expect(faults).toEqual([
      expect.stringContaining('rtl, every set: image-alt at <img'),
      expect.stringContaining('ltr, every set: image-alt at <img'),
    ]);
  });

  it('is found where one direction makes a target too small without changing an element', async () => {
    const { faults } = await inspectContent(() => (
      <p>
        <style>{`[dir='ltr'] button { inline-size: 9px; block-size: 9px; padding: 0 }`}</style>
        <button>n</button>
        <button>n</button>
      </p>
    ));
    expect(faults).toContainEqual(
      expect.stringContaining('ltr, every set: target-size at <button'),
    );
  });

  it('is found in a button whose name lacks the Persian words that it shows', async () => {
    const { faults } = await inspectContent(() => (
      <p>
        {['تماس با پشتیبانی', 'تماس با تلفن پشتیبانی'].map((name) => (
          <button key={name} aria-label={name} style={{ color: '#000', background: '#fff' }}>
            تلفن پشتیبانی
          </button>
        ))}
      </p>
    ));
    const place = 'every set: label-content-name-mismatch at <button aria-label="تماس با پشتیبانی"';
    expect(faults).toEqual([
      expect.stringContaining(`rtl, ${place}`),
      expect.stringContaining(`ltr, ${place}`),
    ]);
  });

  it('is found where only one direction has it', async () => {
    const { faults } = await inspectContent(() =>
      useDirection() === 'ltr' ? withoutName : <p>نویسا</p>,
    );
    expect(faults).toEqual([expect.stringContaining('ltr, every set: button-name at <button')]);
  });

  it('is found where one direction shows an element that the other one hides', async () => {
    const { faults } = await inspectContent(() => (
      <>
        <style>{`[dir='rtl'] img { display: none }`}</style>
        {withoutAlt}
      </>
    ));
    expect(faults).toEqual([expect.stringContaining('ltr, every set: image-alt at <img')]);
  });

  it('is searched for once by the rules that read elements, where the direction changes only classes', async () => {
    const Words = () => <p className={useDirection()}>{withoutAlt}</p>;
    const run = vi.spyOn(axe, 'run');
    const { faults } = await inspectContent(Words);
    const rules = run.mock.calls.map(([, options]: unknown[]) => options);
    run.mockRestore();
    expect(rules.filter((options) => options === otherRules)).toHaveLength(1);
    expect(rules.filter((options) => options === layoutRules)).toHaveLength(1);
    expect(faults).toHaveLength(2);
  });

  it('is found in what only the play opens, which stays open in the other direction', async () => {
    const { faults } = await inspectContent(
      () => {
        const [open, setOpen] = useState(false);
        return open ? withoutAlt : <button onClick={() => setOpen(true)}>باز</button>;
      },
      (press) => press('باز'),
    );
    expect(faults.map((fault) => fault.split(' at ')[0])).toEqual([
      'rtl, every set: image-alt',
      'ltr, every set: image-alt',
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
    const main = document.body.appendChild(document.createElement('main'));
    main.innerHTML = `
      <h1></h1><h4>نویسا</h4><img src="data:,"><a href="#"></a><button></button><input>
      <ul><p>نویسا</p></ul><div role="checkbox"></div><div aria-hidden="true"><button>نویسا</button></div>
      <p id="same">نویسا</p><p id="same">نویسا</p><label for="same"></label><div role="wrong">نویسا</div>
      <div style="block-size: 20px; overflow: auto"><div style="block-size: 90px">نویسا</div></div>
      <p><button style="inline-size: 9px; block-size: 9px">n</button><button style="inline-size: 9px; block-size: 9px">n</button></p>`;
    const complaints = async () =>
      (await runAxe(otherRules)).map(({ rule, element }) => [rule, element]);
    const first = await complaints();
    expect(new Set(first.map(([rule]) => rule)).size).toBeGreaterThan(7);
    for (const set of everySet) {
      const undo = applyColourSet(set);
      expect(await complaints(), `${set.theme} ${set.scheme}`).toEqual(first);
      undo();
    }
    main.remove();
  });
});
