import { styled } from 'styled-components';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Measured = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

export const Top = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  justify-content: space-between;

  /* Many buttons take a line of their own before the title is narrower than its words. */
  &[data-folded='false'] {
    flex-wrap: wrap;
    row-gap: 0;
  }

  @media (width < ${breakpoint.phone}) {
    gap: ${space[1]};
  }
`;

export const TitleBox = styled.div`
  flex: 1;
  min-inline-size: 0;

  [data-folded='false'] > & {
    flex-basis: 20rem;
  }
`;

export const Heading = styled.h1`
  font-size: ${font.size['2xl']};
  line-height: ${font.line.heading};

  @media (width < ${breakpoint.phone}) {
    font-size: ${font.size.xl};
  }
`;

/* The hidden copy of the text gives the field the height of its lines. */
export const Grown = styled.span`
  display: grid;
  margin-inline: calc(-1 * ${space[2]}); /* the letters of the title begin where the facts do */

  &::after {
    content: attr(data-text);
    visibility: hidden;
    grid-area: 1 / 1;
    min-block-size: ${size.target};
    padding-block: 1px;
    padding-inline: ${space[2]};
    border: 1px solid transparent;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

export const Title = styled.textarea`
  grid-area: 1 / 1;
  inline-size: 100%;
  min-block-size: 100%;
  padding-block: 1px;
  padding-inline: ${space[2]};
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-wrap: balance; /* as other headings */
  resize: none;
  transition-property: background-color, border-color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  /* The words before the caret stay in their lines. */
  &[data-typed] {
    text-wrap: wrap;
  }

  @media (hover: hover) {
    &:hover:not(:focus, :read-only) {
      background: ${color.surfaceHover};
    }
  }

  &:focus-visible {
    background: ${color.surfaceRaised};
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
  }
`;

export const Refused = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: ${color.dangerText};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  > svg {
    flex: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-shrink: 1; /* tools that do not fit into one line take another one */
  gap: ${space[2]};
  margin-inline: calc(
    (${size.iconLarge} - ${size.control}) / 2
  ); /* the drawings end at the edges of the sheet */

  > [aria-pressed='true'] {
    color: ${color.accentText};
  }

  /* A button with a word is 4rem wide and has its space inside. */
  &[data-room='words'] {
    margin-inline: calc((${size.iconLarge} - 4rem) / 2);
  }

  &[data-room='words'],
  &[data-room='words'] > [role='toolbar'] {
    gap: 0;
  }

  ${notPrinted}
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  align-items: baseline;
`;
