import { keyframes, styled } from 'styled-components';
import { bottomBar } from '../../../foundations/bottomBar.ts';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, layer, motion, radius, size, space } from '../../../tokens/scales.ts';
import { floatingSurface } from '../../overlay/floating.styles.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Region = styled.section`
  position: fixed;
  inset-block: auto calc(${space[4]} + env(safe-area-inset-bottom));
  inset-inline: ${space[4]} auto;
  z-index: ${layer.toast};
  display: grid;
  inline-size: min(400px, calc(100% - ${space[8]}));
  margin: 0; /* browsers centre popovers and give them a background */
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  overflow: visible;

  &[data-empty='true'] {
    pointer-events: none;
  }

  /* On wide screens the region is beside the bar of the page. Without such a bar nothing changes. */
  @media (width < ${breakpoint.desktop}) {
    @supports (position-anchor: ${bottomBar}) {
      position-anchor: ${bottomBar};
      position-visibility: always;
      inset-block-end: max(
        calc(${space[4]} + env(safe-area-inset-bottom)),
        calc(anchor(${bottomBar} top, 0px) + ${space[2]})
      );
    }
  }

  ${notPrinted}
`;

export const List = styled(LiveRegion)`
  display: grid;
`;

export const Card = styled.div`
  ${floatingSurface}

  --_icon: ${color.informationText};

  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-block-size: ${size.controlLarge};
  margin-block-start: ${space[2]};
  padding-block: ${space[2]};
  padding-inline: ${space[4]} ${space[2]};
  border: 1px solid ${color.borderFloating};
  border-radius: ${radius.control};
  font-size: ${font.size.sm};
  line-height: ${font.line.text};
  animation: ${rise} ${motion.calm} ${motion.easing};

  &[data-tone='success'] {
    --_icon: ${color.successText};
  }

  &[data-tone='danger'] {
    --_icon: ${color.dangerText};
  }

  > svg {
    align-self: start;
    margin-block-start: 8px; /* centred on the first line, which has the height of the buttons */
    color: var(--_icon);
  }
`;

export const Words = styled.p`
  flex: 1;
  min-inline-size: 50%;
  padding-block: 5px; /* with one line, the height of the buttons */
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  align-self: start;
  margin-inline-start: auto;
`;
