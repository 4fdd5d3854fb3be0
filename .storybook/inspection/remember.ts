/** Measures each element once, for a page that does not change meanwhile. */
export function remember<Value>(measure: (element: Element) => Value): (element: Element) => Value {
  const measured = new Map<Element, Value>();
  return (element) => {
    if (!measured.has(element)) {
      measured.set(element, measure(element));
    }
    return measured.get(element) as Value;
  };
}
