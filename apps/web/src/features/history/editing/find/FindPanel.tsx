import { toSearch } from '@nevisa/machines';
import { replaceHits } from '@nevisa/transcript';
import { FindBar, type FindBarProps } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import type { FindTool } from './useFind.ts';

export interface FindPanelProps {
  find: FindTool;
}

/** The bar that finds and replaces in the text of a page; nothing while it is closed. */
export function FindPanel({ find: tool }: FindPanelProps) {
  const { actor } = tool.find;
  const context = useSelector(actor, (state) => state.context);
  const isPreviewing = useSelector(actor, (state) => state.hasTag('previewing'));
  if (!tool.isOpen) {
    return null;
  }
  const { query, wholeWord, exactLetters } = toSearch(context, isPreviewing);
  return (
    <FindBar
      find={{ query, wholeWord, exactLetters }}
      onFindChange={(next) => {
        if (next.query !== query) {
          actor.send({ type: 'query.changed', query: next.query });
        }
        if (next.wholeWord !== wholeWord) {
          actor.send({ type: 'option.changed', choice: { wholeWord: next.wholeWord } });
        }
        if (next.exactLetters !== exactLetters) {
          actor.send({ type: 'option.changed', choice: { exactLetters: next.exactLetters } });
        }
      }}
      count={context.count}
      at={tool.shownHit === null ? 0 : tool.shownHit + 1}
      onMove={tool.move}
      onClose={tool.close}
      takesFocus={tool.takesFocus}
      queryRef={tool.queryRef}
      replace={tool.readOnly ? undefined : describeReplaceRow(tool, isPreviewing)}
    />
  );
}

function describeReplaceRow(tool: FindTool, isPreviewing: boolean): FindBarProps['replace'] {
  const { actor, hits, moveTo } = tool.find;
  const { replacement, replaced, forms } = actor.getSnapshot().context;
  return {
    open: tool.isReplacing,
    onOpenChange: tool.showReplace,
    replacement,
    onReplacementChange: (next) => actor.send({ type: 'replacement.changed', replacement: next }),
    onReplace: () => {
      const hit = tool.shownHit === null ? undefined : hits.read()[tool.shownHit];
      if (hit !== undefined) {
        // The search goes on after the replacement, also where that contains the query.
        moveTo(hit.from + replacement.length);
        replaceHits(tool.document, [hit], replacement);
      }
    },
    onReplaceAll: () => actor.send({ type: 'replace.requested' }),
    forms: isPreviewing ? forms : undefined,
    onReplaceForms: (chosen) => {
      const { left } = actor.getSnapshot().context;
      for (const { text } of forms) {
        if (left.includes(text) === chosen.includes(text)) {
          actor.send({ type: 'form.toggled', text });
        }
      }
      actor.send({ type: 'replace.confirmed' });
    },
    onFormsClose: () => actor.send({ type: 'replace.canceled' }),
    replaced: replaced ?? undefined,
    onUndo: () => {
      // The button goes with what it undoes.
      tool.queryRef.current?.focus({ preventScroll: true });
      tool.document.undo();
    },
  };
}
