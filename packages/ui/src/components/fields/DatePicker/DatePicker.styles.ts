import { DatePicker, DateRangePicker, Dialog } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { floatingSurface } from '../../overlay/floating.styles.ts';
import { frameStyles } from '../Field/Field.styles.ts';
import { motion, radius, space } from '../../../tokens/scales.ts';
import { FloatingPopover } from '../../overlay/Popover/FloatingPopover.tsx';

export const Root = styled(DatePicker)`
  ${frameStyles}
`;

export const RangeRoot = styled(DateRangePicker)`
  ${frameStyles}
`;

/** The content before the button; overflow scrolls by keyboard. */
export const Content = styled.div`
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

export const Separator = styled.span`
  padding-block-start: 2px; /* aligned with the segments of the dates */
  color: ${color.textQuiet};

  [data-disabled] > * > & {
    color: inherit;
  }
`;

export const Panel = styled(FloatingPopover)`
  ${floatingSurface}

  max-inline-size: calc(100vw - ${space[4]});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
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
