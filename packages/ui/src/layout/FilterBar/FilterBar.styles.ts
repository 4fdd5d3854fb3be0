import { styled } from 'styled-components';
import { quietButton, makeEdgeStyles } from '../../components/actions/Button/quietEdge.styles.ts';
import { floatingSurface } from '../../components/overlay/floating.styles.ts';
import { Root as Tag } from '../../components/data/Tag/Tag.styles.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, radius, size, space } from '../../tokens/scales.ts';

export const Bar = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[3]};

  > ${quietButton}:last-child {
    ${makeEdgeStyles('end')}
  }
`;

export const Search = styled.div`
  /* With three lists of values in one line, down to a window of 768 px. */
  flex: 1 1 180px;
  min-inline-size: 0;

  /* Beside the button of the sheet with its count, down to a window of 320 px. */
  @media (width < ${breakpoint.phone}) {
    flex-basis: 130px;
  }
`;

/** The filters are laid out by the line or the sheet that contains them. */
export const Place = styled.div`
  &,
  > div {
    display: contents;
  }

  /* A tag stands in the middle of the line of the controls. */
  > div > ${Tag} {
    margin-block-end: calc((${size.control} - ${space[8]}) / 2);
  }
`;

/** As high as a field with its label (`Field.styles.ts`). */
export const Shape = styled.div`
  inline-size: var(--_width);
  max-inline-size: 100%;
  padding-block-start: calc(${font.line.control} * ${font.size.sm} + ${space[1]});
`;

/** A sheet at the bottom edge, within thumb reach. */
export const Sheet = styled.dialog`
  ${floatingSurface}

  inline-size: 100%;
  max-inline-size: 100%;
  max-block-size: 85dvh;
  margin-block: auto 0;
  margin-inline: 0;
  padding-block: ${space[4]} calc(${space[6]} + env(safe-area-inset-bottom));
  padding-inline: ${space[4]};
  border: 1px solid ${color.borderFloating};
  border-block-end: 0;
  border-start-start-radius: ${radius.card};
  border-start-end-radius: ${radius.card};
  overscroll-behavior: contain;

  &::backdrop {
    background: ${color.scrim};
  }

  > ${quietButton}:last-child {
    ${makeEdgeStyles('start')}
  }
`;

export const SheetHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-end: ${space[3]};
`;

export const SheetHeading = styled.h2`
  font-size: ${font.size.lg};
`;

export const SheetFilters = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-end: ${space[3]};
`;
