import * as v from 'valibot';

/** A token or a group may be called anything that a reference `{group.token}` can say. */
const name = v.pipe(v.string(), v.regex(/^[^${}.][^{}.]*$/));

const reference = v.pipe(v.string(), v.regex(/^\{[^${}.][^{}.]*(?:\.[^${}.][^{}.]*)*\}$/));

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** In sRGB each component is an amount, or the word `none`. */
const component = v.union([amount, v.literal('none')]);

const color = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.strictTuple([component, component, component]),
  alpha: v.optional(amount),
  hex: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
});

const dimension = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) });

const duration = v.strictObject({ value: v.number(), unit: v.picklist(['ms', 's']) });

const cubicBezier = v.strictTuple([amount, v.number(), amount, v.number()]);

const fontName = v.pipe(v.string(), v.nonEmpty());

const fontWeight = v.union([
  v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
  v.picklist(
    [
      ['thin', 'hairline', 'extra-light', 'ultra-light', 'light', 'normal', 'regular', 'book'],
      ['medium', 'semi-bold', 'demi-bold', 'bold', 'extra-bold', 'ultra-bold', 'black', 'heavy'],
      ['extra-black', 'ultra-black'],
    ].flat(),
  ),
]);

const shadow = v.strictObject({
  color: orReference(color),
  offsetX: orReference(dimension),
  offsetY: orReference(dimension),
  blur: orReference(dimension),
  spread: orReference(dimension),
  inset: v.optional(v.boolean()),
});

const transition = v.strictObject({
  duration: orReference(duration),
  delay: orReference(duration),
  timingFunction: orReference(cubicBezier),
});

const described = {
  $description: v.optional(v.string()),
  $extensions: v.optional(v.record(v.string(), v.unknown())),
  $deprecated: v.optional(v.union([v.boolean(), v.string()])),
};

const token = v.variant('$type', [
  makeTokenSchema('color', color),
  makeTokenSchema('dimension', dimension),
  makeTokenSchema('fontFamily', v.union([fontName, v.pipe(v.array(fontName), v.nonEmpty())])),
  makeTokenSchema('fontWeight', fontWeight),
  makeTokenSchema('duration', duration),
  makeTokenSchema('cubicBezier', cubicBezier),
  makeTokenSchema('number', v.number()),
  makeTokenSchema('shadow', v.union([shadow, v.pipe(v.array(orReference(shadow)), v.nonEmpty())])),
  makeTokenSchema('transition', transition),
]);

/**
 * A file of the Design Tokens Format Module 2025.10, as far as this library
 * uses it: groups of groups and of tokens that say their type. What has a
 * `$value` is a token.
 */
export const tokenFormat: v.GenericSchema = v.pipe(
  v.objectWithRest(
    described,
    v.lazy((part) => (isObject(part) && '$value' in part ? token : tokenFormat)),
  ),
  v.check(
    (group) => Object.keys(group).every((key) => key in described || v.is(name, key)),
    'A name begins with no $ and has no dot and no brace.',
  ),
);

function makeTokenSchema<const Type extends string>(type: Type, value: v.GenericSchema) {
  return v.strictObject({ ...described, $type: v.literal(type), $value: orReference(value) });
}

function orReference(schema: v.GenericSchema): v.GenericSchema {
  return v.union([reference, schema]);
}

function isObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
