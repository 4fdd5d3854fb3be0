import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { formatNumber } from '../../../persian/number.ts';
import { VirtualList } from '../../data/VirtualList/VirtualList.tsx';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { RowCheckbox } from '../../fields/Checkbox/RowCheckbox.tsx';
import { MarkedRuns } from '../TextDifference/MarkedRuns.tsx';
import * as S from '../TextDifference/TextDifference.styles.ts';

/** A proposed change of a text. */
export interface Proposal {
  id: string;
  /** The words before the changed ones. */
  left: string;
  before: string;
  after: string;
  /** The words after the changed ones. */
  right: string;
}

export interface ProposalListProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onKeyDown'
> {
  proposals: readonly Proposal[];
  /** The ids of the proposals that are refused; all others are accepted. */
  refused: ReadonlySet<string>;
  onRefusedChange: (refused: ReadonlySet<string>) => void;
}

/** Up to this many rows are in full; a longer list scrolls, and draws the visible rows only. */
const few = 12;

/**
 * Proposed changes of a text, each with the words around it and a checkbox, and one checkbox for
 * all. Thousands of them scroll in a box of their own; Space on a row accepts or refuses it.
 */
export function ProposalList({ proposals, refused, onRefusedChange, ...rest }: ProposalListProps) {
  const words = editorText.proposals;
  const accepted = proposals.filter(({ id }) => !refused.has(id)).length;
  const total = proposals.length;
  const toggle = (id: string) => {
    const next = new Set(refused);
    if (!next.delete(id)) {
      next.add(id);
    }
    onRefusedChange(next);
  };
  const toggleByKey = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target : null;
    const place = row?.matches('[data-row]') === true ? row.getAttribute('aria-posinset') : null;
    const proposal = place === null ? undefined : proposals[Number(place) - 1];
    if (event.key === ' ' && proposal !== undefined) {
      event.preventDefault();
      toggle(proposal.id);
    }
  };
  return (
    <VirtualList
      {...rest}
      onKeyDown={toggleByKey}
      aria-label={words.list}
      items={proposals}
      itemKey={getId}
      itemLabel={(proposal) => nameProposal(proposal, refused)}
      showAll={total <= few}
      {...(total > few && { style: { blockSize: 'min(28rem, 60dvh)' } })}
      head={
        <Checkbox
          label={fill(words.all, { n: formatNumber(accepted), total: formatNumber(total) })}
          checked={accepted === total}
          indeterminate={accepted > 0 && accepted < total}
          onChange={() =>
            onRefusedChange(accepted === total ? new Set(proposals.map(getId)) : new Set())
          }
        />
      }
    >
      {(proposal) => (
        <ProposalRow
          proposal={proposal}
          accepted={!refused.has(proposal.id)}
          onToggle={() => toggle(proposal.id)}
        />
      )}
    </VirtualList>
  );
}

interface ProposalRowProps {
  proposal: Proposal;
  accepted: boolean;
  onToggle: () => void;
}

function ProposalRow({ proposal, accepted, onToggle }: ProposalRowProps) {
  const { left, before, after, right } = proposal;
  return (
    <S.Row>
      <RowCheckbox aria-label={describe(proposal)} checked={accepted} onChange={onToggle} />
      <S.Text dir="auto">
        <MarkedRuns
          runs={[
            { kind: 'same', text: left },
            { kind: 'removed', text: before },
            { kind: 'added', text: after },
            { kind: 'same', text: right },
          ]}
        />
      </S.Text>
    </S.Row>
  );
}

function getId({ id }: Proposal): string {
  return id;
}

function describe({ before, after }: Proposal): string {
  const change = { before: before.trim(), after: after.trim() };
  return after.trim() === ''
    ? fill(editorText.proposals.remove, change)
    : fill(editorText.proposals.replace, change);
}

/** A row takes the focus without its box, so its name says what the box shows. */
function nameProposal(proposal: Proposal, refused: ReadonlySet<string>): string {
  const { accepted, refused: not } = editorText.proposals;
  return fill(refused.has(proposal.id) ? not : accepted, { change: describe(proposal) });
}
