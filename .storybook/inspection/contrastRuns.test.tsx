import type { CSSProperties } from 'react';
import { describe, expect, it } from 'vitest';
import { color } from '../../packages/ui/src/tokens/color.ts';
import { everySet } from './colourSets.ts';
import { inspectContent, unreadable } from './inspectContent.tsx';

const whole: CSSProperties = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: 40 };

describe('the inspection of contrast', () => {
  it('asks for a run in every set where axe judges a text of more than two colours, and for none where it judges none', async () => {
    const away = { position: 'absolute', top: -999 } as const;
    const Words = ({ note }: { note: string }) => (
      <p style={{ fontSize: 31, opacity: 0.99 }}>
        نویسا <span style={away}>{note}</span>
      </p>
    );
    expect((await inspectContent(() => <Words note="یک" />)).runs).toBe(2 + everySet.length + 1);
    expect((await inspectContent(() => <Words note="یک دو" />)).runs).toBe(4);
  });

  it('finds by two opaque colours and one run what axe finds by a run in every set', async () => {
    const inks = ['text', 'textQuiet', 'textDisabled', 'accentText', 'onAccent', 'border'] as const;
    const grounds = ['surface', 'accent', 'accentSoft', 'warningSoft'] as const;
    const Pairs = () =>
      grounds.flatMap((ground) =>
        inks.map((ink) => (
          <p key={`${ink} on ${ground}`} style={{ color: color[ink], background: color[ground] }}>
            نویسا
          </p>
        )),
      );
    const byColours = await inspectContent(Pairs);
    const byAxe = await inspectContent(() => (
      <>
        <style>{`[data-theme='none'] p { margin: 0 }`}</style>
        <Pairs />
      </>
    ));
    const named = (faults: string[]) => new Set(faults.map((fault) => fault.split('>')[0]));
    expect(byColours.runs).toBeLessThan(byAxe.runs);
    expect(byAxe.faults.length).toBeGreaterThan(10);
    expect(named(byColours.faults)).toEqual(named(byAxe.faults));
  });

  it('asks for no run at hidden texts', async () => {
    const hidden: CSSProperties[] = [
      { clipPath: 'inset(50%)' },
      { opacity: 0 },
      { visibility: 'hidden' },
      { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' },
    ];
    const Hidden = () =>
      hidden.map((style) => (
        <p key={JSON.stringify(style)} style={style}>
          نویسا
        </p>
      ));
    expect((await inspectContent(Hidden)).runs).toBe(2);
  });

  it('asks for one run, on the first page alone, at a text over a gradient, which axe cannot measure', async () => {
    const Words = () => <p style={{ background: 'linear-gradient(#fff, #eee)' }}>نویسا</p>;
    expect((await inspectContent(Words)).runs).toBe(3);
    expect((await inspectContent(Words)).runs).toBe(2);
  });

  it('asks for one run, on the first page alone, at a text that exceeds its box', async () => {
    const Exceeding = ({
      color = '#333',
      lineHeight = '9px',
    }: {
      color?: string;
      lineHeight?: string;
    }) => (
      <p style={{ lineHeight, background: '#ddd' }}>
        <span style={{ color }}>نویسا</span>
      </p>
    );
    expect((await inspectContent(() => <Exceeding />)).runs).toBe(3);
    expect((await inspectContent(() => <Exceeding />)).runs).toBe(2);
    expect((await inspectContent(() => <Exceeding color="#343434" />)).runs).toBe(3);
    const { faults } = await inspectContent(() => <Exceeding color="#999" lineHeight="90px" />);
    expect(faults.length).toBe(2);
  });

  it('asks for no run at fields without a text', async () => {
    const Fields = () =>
      ['checkbox', 'radio', 'range', 'color'].map((type) => (
        <input key={type} type={type} aria-label={type} style={{ inlineSize: 30, blockSize: 30 }} />
      ));
    expect((await inspectContent(Fields)).runs).toBe(2);
  });

  it('asks for no run at what an open modal dialog or the page makes inert', async () => {
    const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();
    const Inert = () => (
      <>
        <p style={unreadable}>نویسا</p>
        <dialog ref={open} aria-label="نویسا">
          <p inert style={unreadable}>
            نویسا
          </p>
        </dialog>
      </>
    );
    expect(await inspectContent(Inert)).toEqual({ runs: 2, faults: [] });
  });

  it('asks once for the runs at a text whose middle is cut off', async () => {
    const Cut = ({ color = '#353535' }) => (
      <p style={{ overflow: 'hidden', inlineSize: 90, whiteSpace: 'nowrap', background: '#fff' }}>
        <bdi style={{ color }}>{'نویسا '.repeat(30)}</bdi>
      </p>
    );
    expect((await inspectContent(() => <Cut />)).runs).toBe(3);
    expect((await inspectContent(() => <Cut />)).runs).toBe(2);
    expect((await inspectContent(() => <Cut color="#ccc" />)).faults.length).toBe(2);
  });

  it('asks once for the runs at a text that takes no press', async () => {
    const Words = () => <p style={{ fontSize: 33, pointerEvents: 'none' }}>نویسا</p>;
    expect((await inspectContent(Words)).runs).toBe(3);
    expect((await inspectContent(Words)).runs).toBe(2);
  });

  it('asks for one run at a text with a caret of two opaque colours, and finds its faults', async () => {
    const Caret = ({ color = '#363636' }) => (
      <p style={{ color, background: '#fefefe' }}>
        <style>{`p::after { content: ''; position: absolute; inline-size: 2px; block-size: 1em; background: #00f }`}</style>
        نویسا
      </p>
    );
    expect((await inspectContent(() => <Caret />)).runs).toBe(3);
    expect((await inspectContent(() => <Caret />)).runs).toBe(2);
    expect((await inspectContent(() => <Caret color="#ccc" />)).faults.length).toBe(2);
  });

  it.each([
    ['a transparent field', 'input', { opacity: 0 }],
    ['an opaque box', 'div', { background: '#000' }],
  ] as const)('reads a text behind %s on its own ground', async (_, Cover, style) => {
    const Covered = ({ color = '#373737', covered = true }) => (
      <div style={{ position: 'relative', background: '#fdfdfd' }}>
        <p style={{ color }}>نویسا</p>
        {covered && <Cover aria-hidden tabIndex={-1} style={{ ...whole, ...style }} />}
      </div>
    );
    const { runs } = await inspectContent(() => <Covered covered={false} />);
    expect(runs).toBeLessThanOrEqual(3);
    expect((await inspectContent(() => <Covered />)).runs).toBe(2);
    await inspectContent(() => <Covered color="#ccc" />);
    const uncovered = await inspectContent(() => <Covered color="#ccc" covered={false} />);
    expect(uncovered.faults.length).toBe(2);
  });

  it('accepts no colours of a text that axe has measured on what is in front of it', async () => {
    const show = (popover: HTMLDivElement | null) => popover?.showPopover();
    const Behind = ({ covered = true }) => (
      <div style={{ background: '#fcfcfc' }}>
        {covered && (
          <div
            ref={show}
            popover="manual"
            style={{ ...whole, inset: 0, margin: 0, border: 0, blockSize: 400, background: '#000' }}
          />
        )}
        <p style={{ position: 'relative', zIndex: 1, color: '#e9e9e9' }}>نویسا</p>
      </div>
    );
    await inspectContent(() => <Behind />);
    const { faults } = await inspectContent(() => <Behind covered={false} />);
    expect(faults.length).toBe(2);
  });
});
