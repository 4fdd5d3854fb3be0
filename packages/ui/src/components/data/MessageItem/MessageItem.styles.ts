import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, measure, radius, space } from '../../../tokens/scales.ts';

// In rem, so that large text switches at the same width as a small window.
const narrow = '@media (width < 36rem)';

export const Root = styled.article`
  --_ground: ${color.surfaceSunken};
  --_ink: ${color.textQuiet};
  --_weight: ${font.weight.medium};

  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space[4]};
  row-gap: ${space[1]};
  align-items: start;
  line-height: ${font.line.control};

  &[data-unread='true'] {
    --_ground: ${color.accentSoft};
    --_ink: ${color.onAccentSoft};
    --_weight: ${font.weight.bold};
  }
`;

export const Kind = styled.div`
  display: grid;
  grid-row: 1 / span 2;
  place-items: center;
  inline-size: ${space[10]};
  block-size: ${space[10]};
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: ${radius.round};
  background: var(--_ground);
  color: var(--_ink);
`;

export const Head = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: baseline;
  min-inline-size: 0;
`;

export const Dot = styled.span`
  flex: none;
  align-self: start;
  inline-size: ${space[2]};
  block-size: ${space[2]};
  margin-block-start: calc(
    (${font.line.control} * 1em - ${space[2]}) / 2
  ); /* the middle of the first line */
  border-radius: ${radius.round};
  background: ${color.unread};

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const Title = styled.h2`
  min-inline-size: 0;
  font-size: ${font.size.md};
  font-weight: var(--_weight);
  line-height: inherit;
  overflow-wrap: anywhere;
`;

export const Time = styled.div`
  grid-area: 1 / 3;
  justify-self: end;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  white-space: nowrap;

  ${narrow} {
    grid-area: 2 / 2;
    justify-self: start;
  }
`;

export const Body = styled.div`
  grid-column: 2;
  max-inline-size: ${measure.reading};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Actions = styled.div`
  display: flex;
  grid-area: 2 / 3;
  gap: ${space[1]};
  align-self: end;
  justify-self: end;
  margin-inline: calc(-1 * ${space[3]}); /* the text of the actions is aligned with the date */

  ${narrow} {
    grid-area: 4 / 2 / auto / -1;
    justify-self: start;
  }

  @media print {
    display: none;
  }
`;
