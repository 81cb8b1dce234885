/** Elements that a picture is drawn with. What is not here is left out with all that stands in it. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image
   linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feMerge feMergeNode
   feFlood feBlend feComposite feColorMatrix feDropShadow feComponentTransfer feFuncR feFuncG feFuncB feFuncA
   style`.split(/\s+/),
);

/** Elements that only hold others: a picture has no links, and one language. */
export const WRAPPERS: ReadonlySet<string> = new Set(['a', 'switch']);

/** Elements that run or bring in something else. */
export const ACTIVE_ELEMENTS: ReadonlySet<string> = new Set(
  'script foreignobject iframe object embed handler listener audio video canvas'.split(' '),
);

/** Elements in which text is drawn, told or read. */
export const TEXTS: ReadonlySet<string> = new Set('text tspan textPath title desc'.split(' '));

/** Attributes beside `href` and `style`, which are looked at by what they say. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  `id class lang role aria-label aria-hidden transform d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height
   viewBox preserveAspectRatio pathLength
   gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
   patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits mask-type
   markerWidth markerHeight refX refY orient markerUnits
   filterUnits primitiveUnits in in2 result stdDeviation flood-color flood-opacity mode operator k1 k2 k3 k4 values
   type tableValues slope intercept amplitude exponent edgeMode
   dx dy rotate textLength lengthAdjust startOffset method spacing side
   font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor
   dominant-baseline alignment-baseline baseline-shift text-decoration text-rendering direction writing-mode
   unicode-bidi fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
   stroke-miterlimit stroke-opacity stroke-width opacity color display visibility overflow clip-path clip-rule mask
   filter marker marker-start marker-mid marker-end paint-order vector-effect shape-rendering image-rendering
   color-interpolation color-interpolation-filters color-rendering mix-blend-mode isolation`.split(
    /\s+/,
  ),
);

/** A picture inside the drawing, by its own content; another drawing would not be looked at. */
export const PICTURE_DATA = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;
