import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, measure, motion, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

// In rem, so that large text switches at the same width as a small window.
const narrow = '@container (inline-size < 48rem)';

/** The room of one line: source, title, facts and tools are centred on it. */
const line = size.controlSmall;

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
`;

export const Title = styled.h2`
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${font.size.md};
  font-weight: ${font.weight.medium};
  line-height: inherit;
`;

export const TitleLink = styled.a`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.text};
  overflow-wrap: anywhere;
  text-decoration: none;

  &[data-untitled='true'] {
    color: ${color.textQuiet};
    font-weight: ${font.weight.regular};
  }

  /* The link covers the whole row; other controls are above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  grid-area: body;
  gap: ${space[1]};
  max-inline-size: ${measure.reading};
  padding-block-end: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  ${narrow} {
    padding-block-start: ${space[1]};
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;

  [data-density='compact'] & {
    -webkit-line-clamp: 1;
  }
`;

export const Reason = styled.p`
  color: ${color.text};
  overflow-wrap: anywhere;
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
    margin-inline: calc(-1 * ${space[2]}); /* the words of a quiet button begin with the text */
  }

  @media print {
    display: none;
  }
`;

export const Facts = styled.dl`
  display: flex;
  grid-area: facts;
  column-gap: ${space[3]};
  align-items: center;
  align-self: start;
  min-block-size: ${line};
  margin-inline-start: ${space[3]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* The tooltip of the date is above the link that covers the row. */
  [data-tip] {
    position: relative;
    z-index: 1;
  }

  ${narrow} {
    flex-wrap: wrap;
    min-block-size: 0;
    margin-inline-start: 0;
    column-gap: 0;
    font-variant-numeric: normal;
  }
`;

export const Fact = styled.div`
  flex: none;
  inline-size: 6rem;

  &[data-width='wide'] {
    inline-size: 7.5rem;
  }

  &[data-width='narrow'] {
    inline-size: 4rem;
  }

  ${narrow} {
    &[data-width] {
      inline-size: auto;
    }

    &:empty {
      display: none;
    }

    &:not(:empty) ~ &:not(:empty, :has([data-shape]))::before {
      content: '·';
      margin-inline: ${space[2]};
    }
  }
`;

export const FactName = styled.dt`
  ${visuallyHidden}
`;

export const FactValue = styled.dd`
  display: inline;
  margin: 0;
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

  @media print {
    display: none;
  }
`;

/** A star without a ground: a column of pressed buttons would be louder than the titles. */
export const Star = styled(IconButton)`
  &[aria-pressed='true'] {
    --_background: transparent;
    --_icon: ${color.accentMark};
    --_icon-hover: ${color.accentMark};
  }
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
