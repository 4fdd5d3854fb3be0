import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorText } from './editorText.ts';

const copy = JSON.parse(
  readFileSync(new URL('../../../../../docs/copy.fa.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const { save, find, review, conflict, versions, header, elsewhere } = editorText;

describe('texts of the components for a saved text', () => {
  it.each([
    [save.saved, 'common.saved'],
    [save.savedAt, 'editor.savedAt'],
    [save.saving, 'common.saving'],
    [save.device, 'history.statusLocal'],
    [find.placeholder, 'editor.find'],
    [find.none, 'common.empty'],
    [find.previous, 'common.previous'],
    [find.next, 'common.next'],
    [find.replace, 'editor.replace'],
    [find.replaceAll, 'editor.replaceAll'],
    [find.replaced, 'editor.replaced'],
    [find.undo, 'common.undo'],
    [review.next, 'editor.nextLow'],
    [review.play, 'live.playWord'],
    [conflict.title, 'editor.conflictTitle'],
    [conflict.allMine, 'editor.conflictMine'],
    [conflict.allTheirs, 'editor.conflictTheirs'],
    [conflict.allBoth, 'editor.conflictBoth'],
    [conflict.save, 'common.save'],
    [versions.list, 'editor.versions'],
    [versions.more, 'common.loadMore'],
    [versions.restore, 'editor.restoreVersion'],
    [header.title, 'live.saveTitle'],
    [header.readTime, 'editor.readTime'],
    [header.star, 'history.star'],
    [header.more, 'common.actions'],
    [elsewhere.restore, 'history.restore'],
  ])('«%s» equals the copy document at %s', (words, key) => {
    expect(words).toBe(copy[key]);
  });
});
