import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, size, space } from '../../../tokens/scales.ts';

export const listLook = css`
  min-inline-size: 0;
  border-radius: inherit; /* the background of the first and last rows stays inside the corners of a card */
  line-height: ${font.line.control};
  overflow: clip;
`;

export const List = styled.ul`
  ${listLook}

  &[data-flush='true'] {
    margin-inline: calc(-1 * ${space[4]});

    /* The lines end with the text; only the background of a row extends beyond it. */
    > li {
      border-block-end: 0;
    }

    > li:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block-end: 0;
      inset-inline: ${space[4]};
      border-block-end: 1px solid ${color.border};
    }
  }
`;

/** A row as any element; the parent sets the selected state. */
export const rowLook = css`
  --_ground: transparent;
  --_ground-hover: ${color.surfaceHover};

  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.controlLarge};
  padding-block: ${space[2]};
  padding-inline: ${space[4]};
  border-block-end: 1px solid ${color.border};
  background: var(--_ground);
  transition: background-color ${motion.quick} ${motion.easing};

  &:last-child {
    border-block-end: 0;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_ground-hover);
    }
  }
`;

export const selectedRow = css`
  --_ground: ${color.accentSoft};
  --_ground-hover: ${color.accentSoftHover};

  border-block-end-color: ${color.surfaceRaised}; /* the quiet line is not visible between two selected rows */
`;

/** The ring of the first and the last row has the corners of the list. */
export const rowCorners = css`
  &:first-child {
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }

  &:last-child {
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
  }
`;

export const Row = styled.li`
  ${rowLook}

  &[data-selected='true'] {
    ${selectedRow}
  }

  ${rowCorners}

  > svg {
    flex: none;
    color: ${color.textQuiet};
  }

  /* The checkbox has padding of its own. */
  > label {
    margin-inline-end: calc(-1 * ${space[2]});
  }
`;

// In rem, so that large text switches at the same width as a small window.
const narrow = '@media (width < 30rem)';

export const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[3]};
  align-items: center;
  min-inline-size: 0;
  border-radius: inherit;

  > * {
    grid-column: 1;
  }
`;

export const Title = styled.span`
  display: block;
  color: ${color.text};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

export const TitleLink = styled.a`
  display: block;
  border-radius: inherit;
  color: ${color.text};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
  text-decoration: none;

  /* The link covers the whole row; other controls are above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
`;

export const Sentence = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

/** At the end of the row, or under the text when the row is narrow. */
export const Aside = styled.span`
  grid-area: 1 / 2 / span 2;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  ${narrow} {
    grid-area: auto / 1 / auto / -1;
    margin-block: ${space[1]}; /* a tag keeps away from the line below the row */
  }
`;

export const Actions = styled.div`
  position: relative;
  display: flex;
  flex: none;
  gap: ${space[1]};
  margin-inline-end: calc(-1 * ${space[2]});
  transition: opacity ${motion.quick} ${motion.easing};

  /* Hidden visually but still focusable by keyboard. */
  @media (hover: hover) {
    :is(li, [role='row']):not(:hover, :focus-within) & {
      opacity: 0;
    }
  }
`;
