import {
  type ComponentPropsWithRef,
  type FormEvent,
  type InputEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { text } from '../../../foundations/text.ts';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { controlIn, type Fault, faultsIn, type FormErrors } from './faults.ts';
import * as S from './Form.styles.ts';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** What is wrong, by the names of the fields; each field says its own too, through its `error`. */
  errors?: FormErrors;
  /** Called with what was typed; the page stays. */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Fields that are sent together. The browser's own complaints are off: what is
 * wrong is summed up above the fields, and the first wrong field takes the
 * focus once the form was sent. Rest, `ref` and class go to the form.
 */
export function Form({ errors = noErrors, onSubmit, onInput, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const [sendings, setSendings] = useState(0);
  const answered = useRef(0);
  const [faults, setFaults] = useState<readonly Fault[]>([]);

  // Labels and their order stand in the page, so they are read once it is drawn.
  useEffect(() => {
    const form = summary.current?.closest('form');
    if (!form) {
      return;
    }
    const found = faultsIn(form, errors);
    setFaults(found);
    const first = found.find(({ name }) => controlIn(form, name) !== undefined);
    if (first !== undefined && answered.current < sendings) {
      answered.current = sendings;
      controlIn(form, first.name)?.focus();
    }
  }, [errors, sendings]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSendings((count) => count + 1);
    onSubmit?.(new FormData(event.currentTarget), event);
  };
  // Who has gone on typing keeps the caret, whatever the answer says.
  const type = (event: InputEvent<HTMLFormElement>) => {
    answered.current = sendings;
    onInput?.(event);
  };
  const goTo = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    const form = event.currentTarget.closest('form');
    event.preventDefault();
    if (form) {
      controlIn(form, name)?.focus();
    }
  };

  return (
    <S.Root {...rest} noValidate onSubmit={send} onInput={type}>
      <LiveRegion ref={summary}>
        {faults.length > 0 && (
          <Alert tone="danger" title={text.formFaults}>
            <S.Faults>
              {faults.map(({ name, label, message }) => (
                <li key={name}>
                  {label === '' ? (
                    message
                  ) : (
                    <Link href={`#${name}`} onClick={(event) => goTo(event, name)}>
                      {label}: {message}
                    </Link>
                  )}
                </li>
              ))}
            </S.Faults>
          </Alert>
        )}
      </LiveRegion>
      {children}
    </S.Root>
  );
}

const noErrors: FormErrors = {};
