import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, layer, measure, radius, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - ${measure.topBar});
  padding-block-start: ${space[4]};
  padding-inline: ${space[4]};
  overflow-x: clip; /* the shade under the dock is wider than a narrow desk */

  @media (width < ${breakpoint.phone}) {
    padding-block-start: ${space[1]};
    padding-inline: ${space[3]};
  }
`;

export const Sheet = styled.div`
  flex: 1;
  inline-size: 100%;
  max-inline-size: 800px;
  margin-inline: auto;
  padding-block: ${space[12]} ${space[16]};
  padding-inline: clamp(${space[6]}, 8vw, ${space[20]});
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  @media (width < ${breakpoint.phone}) {
    padding-block: ${space[6]} ${space[10]};
  }
`;

export const Bottom = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  inline-size: 100%;
  max-inline-size: 720px;
  margin-block-start: calc(
    -1 * ${space[5]}
  ); /* the dock holds the lower edge of the sheet, as a clip holds paper */
  margin-inline: auto;
  padding-block-end: max(${space[4]}, env(safe-area-inset-bottom));

  /* A long sheet passes under the dock and must not be read around it. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 50% 0;
    inset-inline: calc(-1 * ${space[12]});
    background: linear-gradient(to bottom, transparent, ${color.surface} 65%);
    pointer-events: none;
  }

  @media (width < ${breakpoint.phone}) {
    padding-block-end: max(${space[3]}, env(safe-area-inset-bottom));
  }

  /* A live region that has nothing to say yet must be there and take no room. */
  > :not(:empty, ul) ~ fieldset {
    margin-block-start: ${space[3]};
  }
`;
