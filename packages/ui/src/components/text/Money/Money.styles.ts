import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, space } from '../../../tokens/scales.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};
  white-space: nowrap;

  &:is([data-size='large'], [data-size='largest']) {
    flex-wrap: wrap; /* in a narrow card at 200 % of the text size the unit is below the number (WCAG 1.4.4) */
    row-gap: 0;
  }

  &[data-size='large'] {
    font-size: ${font.size.xl};
    font-weight: ${font.weight.bold};
    line-height: ${font.line.heading};
  }

  &[data-size='largest'] {
    column-gap: ${space[2]};
    font-size: ${font.size['3xl']};
    font-weight: ${font.weight.bold};
    line-height: ${font.line.heading};
  }
`;

/** Figures align at their right edges in both directions, as in a column. */
export const Place = styled.span`
  display: inline-grid;
  align-items: baseline;

  &:dir(ltr) {
    justify-items: end;
  }

  > * {
    grid-area: 1 / 1;
  }
`;

/** Drawn by styles, so that no reader, copy or search finds an amount that is not shown. */
export const Widest = styled(Root)`
  visibility: hidden;

  > ::before {
    content: attr(data-drawn);
  }
`;

export const Figure = styled.bdi`
  unicode-bidi: isolate;
`;

export const Unit = styled.span`
  color: ${color.textQuiet};
  font-size: max(0.55em, ${font.size.xs});
  font-weight: ${font.weight.regular};
`;
