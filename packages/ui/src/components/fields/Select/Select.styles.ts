import { Button, Select, SelectValue } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, space } from '../../../tokens/scales.ts';
import { controlStyles, invalidStyles } from '../Field/Control.styles.ts';
import { frameStyles } from '../Field/Field.styles.ts';

export const Root = styled(Select<object>)`
  ${frameStyles}
`;

export const Trigger = styled(Button)`
  ${controlStyles}

  display: flex;
  align-items: center;
  gap: ${space[2]};
  text-align: start;
  cursor: pointer;

  [data-invalid] > & {
    ${invalidStyles}
  }

  > svg {
    color: ${color.textQuiet};
    transition: transform ${motion.quick} ${motion.easing};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  &:disabled > svg {
    color: inherit;
  }
`;

export const Value = styled(SelectValue)`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-room]::before {
    content: attr(data-room);
    display: block;
    block-size: 0;
    visibility: hidden; /* it is no part of the name */
  }

  &[data-placeholder] {
    color: ${color.textQuiet};
  }

  :disabled > & {
    color: inherit;
  }
`;
