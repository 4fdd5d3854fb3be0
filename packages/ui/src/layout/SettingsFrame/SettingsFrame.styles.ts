import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, layer, measure, radius, shadow, space } from '../../tokens/scales.ts';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  @media (width >= ${breakpoint.desktop}) {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 24rem);
    gap: ${space[10]};
  }
`;

export const Notice = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: calc(${measure.topBar} + ${space[3]});
  border-radius: ${radius.control};
  box-shadow: ${shadow.floating};

  &:not(:has(> :not(:empty))) {
    position: absolute;
    box-shadow: none;
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};

  @media (width >= ${breakpoint.desktop}) {
    grid-row: 1;
  }

  /* Focused controls do not scroll under the notice (WCAG 2.4.11). */
  &:has(> ${Notice} > :not(:empty)) :focus {
    scroll-margin-block: ${space[16]};
  }
`;

export const Aside = styled.div`
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  @media (width >= ${breakpoint.desktop}) {
    position: sticky;
    grid-column: 2;
    inset-block-start: calc(${measure.topBar} + ${space[6]});
    max-block-size: calc(100dvh - ${measure.topBar} - 2 * ${space[6]});
    overflow-y: auto;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  min-block-size: 3rem;
`;

export const RowEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const RowNote = styled.div`
  flex-basis: 100%;

  &:empty {
    display: none;
  }
`;
