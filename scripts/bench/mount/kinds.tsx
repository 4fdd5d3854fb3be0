import {
  Badge,
  Button,
  Card,
  Checkbox,
  CloseIcon,
  IconButton,
  Link,
  Tag,
  TextField,
} from '@nevisa/ui';
import { type ComponentType, type ReactNode, useId } from 'react';

export interface LibraryItemProps {
  index: number;
}

export interface PlainItemProps extends LibraryItemProps {
  /** The class names of the elements, in the order of the document. */
  names: readonly string[];
}

/** A component of the library, and the same markup written by hand. */
export interface Kind {
  name: string;
  Library: ComponentType<LibraryItemProps>;
  Plain: ComponentType<PlainItemProps>;
}

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['accent', 'quiet', 'danger'] as const;
const press = () => undefined;
const chooseVariant = (index: number) => variants[index % variants.length] ?? 'primary';
const chooseTone = (index: number) => tones[index % tones.length] ?? 'accent';

const svg = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

function messageViewModel(names: readonly string[], words: string): ReactNode {
  return (
    <span className={names[1]}>
      <span className={names[2]}>{words}</span>
    </span>
  );
}

export const kinds: Kind[] = [
  {
    name: 'Button',
    Library: ({ index }) => (
      <Button variant={chooseVariant(index)} onClick={press}>
        {`ثبت ${index}`}
      </Button>
    ),
    Plain: ({ index, names }) => (
      <button
        type="button"
        className={names[0]}
        data-variant={chooseVariant(index)}
        data-size="medium"
        data-wide={false}
        data-icon-on-phones={false}
        onClick={press}
      >
        {messageViewModel(names, `ثبت ${index}`)}
      </button>
    ),
  },
  {
    name: 'IconButton',
    Library: ({ index }) => (
      <IconButton label={`بستن ${index}`} icon={<CloseIcon />} onClick={press} />
    ),
    Plain: ({ index, names }) => (
      <button
        type="button"
        className={names[0]}
        title={`بستن ${index}`}
        aria-label={`بستن ${index}`}
        data-variant="quiet"
        data-size="medium"
        onClick={press}
      >
        <svg {...svg} width="20" height="20" className={names[1]}>
          <path d="M18 6 6 18" />
          <path d="m6 6 12 12" />
        </svg>
      </button>
    ),
  },
  {
    name: 'TextField',
    Library: ({ index }) => (
      <TextField label={`نام ${index}`} hint="چنان که در شناسنامه است" name={`name-${index}`} />
    ),
    Plain: function PlainTextField({ index, names }) {
      const id = useId();
      return (
        <div className={names[0]}>
          <label className={names[1]} htmlFor={id}>{`نام ${index}`}</label>
          <input
            type="text"
            className={names[2]}
            id={id}
            name={`name-${index}`}
            aria-describedby={`${id}-hint`}
            data-height="medium"
          />
          <p className={names[3]} id={`${id}-hint`}>
            چنان که در شناسنامه است
          </p>
        </div>
      );
    },
  },
  {
    name: 'Checkbox',
    Library: ({ index }) => <Checkbox label={`می‌پذیرم ${index}`} name={`agreed-${index}`} />,
    Plain: function PlainCheckbox({ index, names }) {
      const id = useId();
      return (
        <div className={names[0]} data-beside>
          <span className={names[1]}>
            <input type="checkbox" className={names[2]} id={id} name={`agreed-${index}`} />
            <svg {...svg} width="16" height="16" className={names[3]} data-mark="check">
              <path d="M20 6 9 17l-5-5" />
            </svg>
          </span>
          <label className={names[4]} htmlFor={id}>{`می‌پذیرم ${index}`}</label>
        </div>
      );
    },
  },
  {
    name: 'Badge',
    Library: ({ index }) => <Badge tone={chooseTone(index)}>{index}</Badge>,
    Plain: ({ index, names }) => (
      <span className={names[0]} data-tone={chooseTone(index)}>
        <bdi dir="auto">{index}</bdi>
      </span>
    ),
  },
  {
    name: 'Tag',
    Library: ({ index }) => <Tag tone={chooseTone(index)}>{`برچسب ${index}`}</Tag>,
    Plain: ({ index, names }) => (
      <span
        className={names[0]}
        data-tone={chooseTone(index)}
        data-size="medium"
        data-disabled={false}
      >
        <bdi className={names[1]} dir="auto">{`برچسب ${index}`}</bdi>
      </span>
    ),
  },
  {
    name: 'Card',
    Library: ({ index }) => <Card padding="small">{`نشست ${index}`}</Card>,
    Plain: ({ index, names }) => (
      <div className={names[0]} data-padding="small">{`نشست ${index}`}</div>
    ),
  },
  {
    name: 'Link',
    Library: ({ index }) => <Link href={`/history/${index}`}>{`گفت‌وگوی ${index}`}</Link>,
    Plain: ({ index, names }) => (
      <a
        className={names[0]}
        href={`/history/${index}`}
        data-variant="inline"
        onClick={press}
      >{`گفت‌وگوی ${index}`}</a>
    ),
  },
];
