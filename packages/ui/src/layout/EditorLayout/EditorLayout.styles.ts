import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, layer, measure, radius, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - ${measure.topBar});
  padding-block-start: ${space[4]};
  padding-inline: ${space[4]};
  overflow-x: clip; /* the shadow of the recording bar is wider than a narrow layout */

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
  ); /* the recording bar overlaps the lower edge of the sheet */
  margin-inline: auto;
  padding-block-end: max(${space[4]}, env(safe-area-inset-bottom));

  /* A long sheet scrolls under the recording bar and must not be visible around it. */
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

  /* An empty live region stays in the DOM without taking space. */
  > :not(:empty, ul) ~ fieldset {
    margin-block-start: ${space[3]};
  }
`;
