import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { DocumentHeader } from '../../components/editor/DocumentHeader/DocumentHeader.tsx';
import { SaveState } from '../../components/editor/SaveState/SaveState.tsx';
import { sampleActions, sampleFacts } from '../../components/editor/testing/sampleHeader.tsx';
import { render } from '../../testing/render.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import { EditorLayout } from './EditorLayout.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { RecordingBar } from './RecordingBar.tsx';

const sheet = <article>سلام</article>;
const button = <button type="button">دکمه</button>;

const dictation = (
  <EditorLayout
    tools={<EditorToolbar label="ابزارها">{button}</EditorToolbar>}
    sheet={sheet}
    notice={<p role="alert">خطا</p>}
    recordingBar={<RecordingBar label="تایپ صوتی" record={button} />}
  />
);
const conversation = (
  <DocumentLayout
    back={<div>{button}</div>}
    header={
      <DocumentHeader
        title="جلسه"
        onTitleChange={() => undefined}
        facts={sampleFacts}
        saveState={<SaveState state="saved" time="۱۴:۰۵" />}
        starred={false}
        onStarredChange={() => undefined}
        actions={sampleActions}
      />
    }
    notices={<p role="alert">خطا</p>}
    findBar={button}
    sheet={sheet}
    player={button}
  />
);

describe('a text that the browser prints', () => {
  beforeEach(() => cdp().send('Emulation.setEmulatedMedia', { media: 'print' }));
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  it.each([
    ['dictation', dictation],
    ['conversation', conversation],
  ])('has no controls and no notices: %s', (_, layout) => {
    const { container, find } = render(layout);
    const controls = [...container.querySelectorAll('button, [role="alert"]')];
    expect(controls.length).toBeGreaterThan(2);
    expect(controls.filter((control) => control.checkVisibility())).toEqual([]);
    expect(find('article').checkVisibility()).toBe(true);
  });

  it('keeps its title and its facts', () => {
    const { find, container } = render(conversation);
    expect(find('h1').checkVisibility()).toBe(true);
    const [fact] = sampleFacts;
    const shown = [...container.querySelectorAll('*')].filter(
      (element) => element.textContent === fact?.value && element.checkVisibility(),
    );
    expect(shown).not.toEqual([]);
  });
});
