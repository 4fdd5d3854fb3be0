import { css, styled } from 'styled-components';
import { percentContext } from '../../text/Percent/Percent.styles.ts';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  @media print {
    break-inside: avoid;
  }
`;

export const Root = styled.div.attrs({ role: 'group' })`
  ${frame}
`;

/* The button is higher than the label: it must not push the figure down. */
export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block: -${space[2]};
  margin-inline-end: -${space[2]};

  @media print {
    button {
      display: none;
    }
  }
`;

export const Label = styled.span`
  margin-block: ${space[2]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

/** Of another question: quieter, and still readable. */
const outdated = css`
  transition: color ${motion.quick} ${motion.easing};

  [data-outdated='true'] > & {
    color: ${color.textQuiet};
  }
`;

export const Value = styled.div`
  ${percentContext}

  margin-block-start: ${space[2]};
  font-size: ${font.size.xl};
  font-weight: ${font.weight.bold};
  line-height: ${font.line.heading};
  overflow-wrap: anywhere;

  ${outdated}
`;

export const Unit = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
`;

export const Change = styled.div`
  position: relative; /* contains the words for who listens */
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  svg {
    flex: none;
    inline-size: 1em;
    block-size: calc(1em * ${font.line.control});
  }

  &[data-tone='good'] {
    color: ${color.successText};
  }

  &[data-tone='bad'] {
    color: ${color.dangerText};
  }

  ${outdated}
`;

export const Note = styled.div`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

/* At the lower edge, so that those of neighbours are in one line. */
export const Chart = styled.div`
  min-block-size: ${size.controlSmall};
  margin-block-start: auto;
  padding-block-start: ${space[2]};

  [data-outdated='true'] > & {
    opacity: 0.4;
  }
`;

/** The place of the button of a card that is loading. */
export const ButtonPlace = styled.span`
  flex: none;
  inline-size: ${size.controlSmall};
`;

/** A card that is loading: each shape is as high as its line. */
export const Waiting = styled.div`
  ${frame}

  [data-shape='text'] {
    --_line: calc(${font.line.control} * 1em);
  }

  ${Value}::before {
    content: none; /* a mark would have a line of its own above the shape */
  }

  ${Value} [data-shape='text'] {
    --_line: calc(${font.line.heading} * 1em);
  }

  ${Label}:has([data-shape]) {
    inline-size: 60%;
  }

  ${Value} {
    inline-size: 45%;
  }
`;

/** Two columns on phones, and as many as fit elsewhere. */
export const Grid = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, calc(50% - ${space[2]})), 1fr));
  gap: ${space[4]};
`;
