import { styled } from 'styled-components';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';
import { font, motion, size, space } from '../../../tokens/scales.ts';
import { line, narrow } from './rowMeasures.ts';

export const Root = styled.article`
  --_ground: transparent;
  --_ground-hover: ${color.surfaceHover};

  position: relative;
  container-type: inline-size;
  padding-block: ${space[2]};
  padding-inline: ${space[4]} ${space[3]};
  background: var(--_ground);
  line-height: ${font.line.control};
  transition: background-color ${motion.quick} ${motion.easing};

  /* The rows of a virtual list have a line of their own. */
  li:not([data-row], :last-child) > & {
    border-block-end: 1px solid ${color.border};
  }

  &[data-density='compact'] {
    padding-block: ${space[1]};
  }

  &[data-waiting] [data-shape='text'] {
    --_line: calc(${font.line.control} * 1em);
  }

  &[data-waiting] [data-shape='circle'] {
    --_line: ${size.icon};
    --_bar: ${size.icon};
    place-self: center;
    inline-size: ${size.icon};
  }

  &[data-selected='true'] {
    --_ground: ${color.accentSoft};
    --_ground-hover: ${color.accentSoftHover};
  }

  @media (hover: hover) {
    &:hover:not([data-waiting]) {
      background: var(--_ground-hover);
    }
  }
`;

/** Facts and tools have fixed widths, so that they are columns over all rows. */
export const Grid = styled.div`
  display: grid;
  grid-template:
    'lead head action facts tools' auto
    'lead body body facts tools' auto
    / ${line} minmax(0, 1fr) auto auto auto;
  column-gap: ${space[3]};

  ${narrow} {
    grid-template:
      'lead head tools' auto
      'lead facts facts' auto
      'lead body body' auto
      'lead action action' auto
      / ${line} minmax(0, 1fr) auto;
  }
`;

/** The source and the checkbox take the same place; one of the two is visible. */
export const Lead = styled.div`
  position: relative;
  display: grid;
  grid-area: lead;
  align-self: start;
  inline-size: ${line};
  block-size: ${line};

  > * {
    grid-area: 1 / 1;
    transition: opacity ${motion.quick} ${motion.easing};
  }

  > label {
    place-self: center;
    margin-inline: -4px;
  }

  > label:not(:has([data-always='true'])) {
    opacity: 0;

    @media (hover: none) {
      pointer-events: none; /* an invisible box takes no press */
    }
  }

  > label:has([data-always='true']) + span {
    opacity: 0;
  }

  > label:has(:focus-visible) {
    opacity: 1;
  }

  > label:has(:focus-visible) + span {
    opacity: 0;
  }

  @media (hover: hover) {
    :is(li, ${Root}):is(:hover, :focus-within) & > label {
      opacity: 1;
    }

    :is(li, ${Root}):is(:hover, :focus-within) & > label + span {
      opacity: 0;
    }
  }
`;

export const Source = styled.span`
  display: grid;
  place-items: center;
  color: ${color.textQuiet};
`;

export const Head = styled.div`
  display: flex;
  grid-area: head;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${line};

  /* With these margins a tag is no higher than the line, and does not touch the facts below a long title. */
  > [data-tone] {
    margin-block: ${space[1]};
  }
`;

export const Action = styled.div`
  position: relative;
  z-index: 1; /* above the link that covers the row */
  display: flex;
  grid-area: action;
  align-items: center;
  align-self: start;
  min-block-size: ${line};

  ${narrow} {
    /* the words of a quiet button begin with the text */
    &:has(> [data-variant='quiet']) {
      margin-inline: calc(-1 * ${space[2]});
    }
  }

  ${notPrinted}
`;

export const Tools = styled.div`
  position: relative;
  z-index: 1; /* above the link that covers the row */
  display: flex;
  grid-area: tools;
  align-self: start;
  justify-content: end;
  min-inline-size: calc(2 * ${size.controlSmall});

  /* Hidden visually but still focusable by keyboard. */
  > * {
    transition: opacity ${motion.quick} ${motion.easing};

    @media (hover: hover) {
      &:not([aria-pressed='true'], [aria-expanded='true']) {
        opacity: 0;
      }

      :is(li, ${Root}):is(:hover, :focus-within) & {
        opacity: 1;
      }
    }
  }

  ${narrow} {
    min-inline-size: 0;

    [data-renaming='true'] > & {
      display: none; /* the field takes their room */
    }
  }

  ${notPrinted}
`;

/** A line of a row that is loading. */
export const Bar = styled.div`
  inline-size: 75%;

  &[data-size='title'] {
    inline-size: min(18rem, 60%);
    font-size: ${font.size.md};
  }

  ${narrow} {
    &:not([data-size='title']) {
      inline-size: 4rem;
      margin-inline-end: ${space[3]};
    }
  }
`;
