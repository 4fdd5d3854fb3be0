import { emptyMessage, type KeptMessage } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { createSharedStorage } from '../../../../testing/memoryStorage.ts';
import { createPersonalStorage } from '../../../../shared/storage/personalStorage.ts';
import { createMessageDrafts } from './messageDrafts.ts';

function kept(title: string): KeptMessage {
  return { values: { ...emptyMessage, title }, clientId: `client-${title}`, saved: null };
}

function openDrafts() {
  const memory = createSharedStorage();
  const personal = createPersonalStorage(memory.storage);
  const openUserDrafts = (userId: string) => createMessageDrafts({ personal }, { userId });
  return { memory, openUserDrafts, drafts: openUserDrafts('u-1') };
}

describe('the forms of messages on the device', () => {
  it('X-286: come back after a reload, each by its record', () => {
    const { drafts, openUserDrafts } = openDrafts();
    drafts.write('new', kept('یک'));
    drafts.write('m-1', kept('دو'));
    expect(openUserDrafts('u-1').read('new')).toEqual(kept('یک'));
    expect(openUserDrafts('u-1').read('m-1')).toEqual(kept('دو'));
  });

  it('X-286: are not kept while they say what they have begun with', () => {
    const { drafts } = openDrafts();
    drafts.write('new', kept('یک'));
    drafts.write('new', kept(''));
    expect(drafts.read('new')).toBeNull();
  });

  it('X-286: come back after the ones that were put over them', () => {
    const { drafts } = openDrafts();
    drafts.write('new', kept('یک'));
    drafts.putOver('new', kept('دو'));
    expect(drafts.read('new')).toEqual(kept('دو'));
    drafts.remove('new');
    expect(drafts.read('new')).toEqual(kept('یک'));
    drafts.remove('new');
    expect(drafts.read('new')).toBeNull();
  });

  it('X-286: are not read by another user', () => {
    const { drafts, openUserDrafts } = openDrafts();
    drafts.write('new', kept('یک'));
    expect(openUserDrafts('u-2').read('new')).toBeNull();
  });

  it('X-286: the oldest of more than twenty gives way', () => {
    const { drafts } = openDrafts();
    for (let place = 0; place <= 20; place += 1) {
      drafts.write(`m-${place}`, kept('خبر'));
    }
    expect(drafts.read('m-0')).toBeNull();
    expect(drafts.read('m-1')).not.toBeNull();
    expect(drafts.read('m-20')).not.toBeNull();
  });

  it('X-286: are reported when they do not fit the device', () => {
    const { memory, drafts } = openDrafts();
    memory.storage.write = () => false;
    expect(drafts.write('new', kept('یک'))).toBe(false);
  });

  it.each(['{', '{"values":{}}', '"text"'])('X-286: %s of another version is no form', (text) => {
    const { memory, drafts } = openDrafts();
    const values = { 'messageDraft.new': text };
    memory.storage.write('nevisa.personal', JSON.stringify({ ownerId: 'u-1', values }));
    expect(drafts.read('new')).toBeNull();
  });
});
