import { DatePicker, DateRangePicker, Dialog, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, shadow, space } from '../../../tokens/scales.ts';

export const Root = styled(DatePicker)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const RangeRoot = styled(DateRangePicker)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

/** The content before the button; overflow scrolls by keyboard. */
export const Written = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  padding-inline: calc(var(--_inset) - 2px) 0;
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
`;

export const Until = styled.span`
  padding-block-start: 2px; /* same size as the other days */
  color: ${color.textQuiet};

  [data-disabled] > * > & {
    color: inherit;
  }
`;

export const Panel = styled(Popover)`
  max-inline-size: calc(100vw - ${space[4]});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  transition: opacity ${motion.quick} ${motion.easing};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Sheet = styled(Dialog)`
  padding: ${space[3]};
  outline: none;
`;
