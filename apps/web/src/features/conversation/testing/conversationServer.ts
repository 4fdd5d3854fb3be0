import type { ConversationPatch, ConversationText, SavedRevision } from '@nevisa/machines';
import type { Failure, Outcome } from '@nevisa/api/types';
import type { PatchOutcome } from '@nevisa/drafts';

export const makeSegment = (segment_id: string, text = segment_id) => ({
  segment_id,
  text,
  start: null,
  end: null,
  words: [],
  speaker: null,
  is_edited: false,
});

function refusal(status: number, code: string | null = null) {
  const failure: Failure = { kind: 'refused', status, texts: [], code, retryAfter: null };
  return { ok: false, failure } as const;
}

/** `lost`: the server took the patch, and its answer was lost. */
export type Fate = 'done' | 'lost' | 'network' | 400 | 401 | 403 | 409 | 413 | 429 | 500 | 503;

/** A model of the history on the server. */
export class ConversationServer {
  /** In the trash: it can be read. */
  isDeleted = false;
  isGone = false;
  /** Every revision, in order; the last one is the newest. */
  readonly revisions: SavedRevision[] = [
    {
      revision: 1,
      text: {
        title: 'عنوان',
        speakers: [],
        segments: ['a', 'b', 'c', 'd'].map((id) => makeSegment(id)),
      },
    },
  ];
  /** The texts that patches made. */
  readonly patched: ConversationText[] = [];
  readonly #answers = new Map<string, number>();

  get newest(): SavedRevision {
    const newest = this.revisions.at(-1);
    if (newest === undefined) {
      throw new Error('A server has at least one revision.');
    }
    return newest;
  }

  load() {
    return this.isGone
      ? refusal(404)
      : ({ ok: true, answer: structuredClone(this.newest) } as const);
  }

  change(text: ConversationText) {
    this.revisions.push({ revision: this.newest.revision + 1, text });
  }

  /** Makes the text of an older revision the newest one. */
  restore(version: number, revision: number): Outcome<SavedRevision> {
    const old = this.revisions.find((each) => each.revision === version);
    if (old === undefined) {
      return refusal(404);
    }
    if (revision !== this.newest.revision) {
      return refusal(409, 'revision_conflict');
    }
    this.change(old.text);
    return { ok: true, answer: structuredClone(this.newest) };
  }

  patch(patch: ConversationPatch): PatchOutcome {
    const known = this.#answers.get(patch.clientId);
    if (known !== undefined) {
      return { ok: true, answer: { revision: known } };
    }
    if (this.isGone) {
      return refusal(404);
    }
    if (this.isDeleted) {
      return refusal(409, 'in_trash');
    }
    if (patch.revision !== this.newest.revision) {
      return { ...refusal(409, 'revision_conflict'), theirs: structuredClone(this.newest) };
    }
    const text = structuredClone(patchText(this.newest.text, patch));
    this.change(text);
    this.patched.push(text);
    this.#answers.set(patch.clientId, this.newest.revision);
    return { ok: true, answer: { revision: this.newest.revision } };
  }

  answer(patch: ConversationPatch, fate: Fate): PatchOutcome {
    if (fate === 'done') {
      return this.patch(patch);
    }
    if (fate === 'lost') {
      this.patch(patch);
    }
    if (typeof fate === 'number') {
      return fate >= 500 ? { ok: false, failure: { kind: 'server', status: fate } } : refusal(fate);
    }
    return { ok: false, failure: { kind: 'network' } };
  }
}

/** The contract's meaning of a patch, written apart from the code under test. */
function patchText(text: ConversationText, patch: ConversationPatch): ConversationText {
  let segments = [...text.segments];
  for (const change of patch.changes) {
    const isOther = ({ segment_id }: { segment_id: string }) => segment_id !== change.segment_id;
    if (change.op === 'remove') {
      segments = segments.filter(isOther);
    } else if (change.op === 'set') {
      segments = segments.map((each) => (isOther(each) ? each : change.segment));
    } else {
      const at = segments.findIndex(({ segment_id }) => segment_id === change.after) + 1;
      segments = [...segments.slice(0, at), change.segment, ...segments.slice(at)];
    }
  }
  const { title = text.title, speakers = text.speakers } = patch;
  return { title, speakers, segments };
}
