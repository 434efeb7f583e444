// Compares two pictures as people see them: small differences of a color and smoothed edges do not count. For the page of a
// picture, and for the commands that compare pictures in Chromium.

// The distance of two colors is at most 35215. Up to a twenty-fifth of it in each direction, colors look the same.
const tolerance = 35215 * 0.04 ** 2;

// Returns the distance of two colors in YIQ, which weighs brightness more than hue, as eyes do.
const luma = (red, green, blue) => red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
const distance = (one, other, at) => {
  const [red, green, blue] = [0, 1, 2].map((channel) => one[at + channel] - other[at + channel]);
  const y = luma(red, green, blue);
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189;
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
};
const brightness = (data, at) => luma(data[at], data[at + 1], data[at + 2]);

// The positions around a pixel. One at the edge of the picture has fewer.
const around = ({ width, height }, x, y) => {
  const found = [];
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row += 1) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column += 1) {
      if (row !== y || column !== x) found.push([column, row]);
    }
  }
  return found;
};
const index = ({ width }, x, y) => (y * width + x) * 4;
const equals = ({ data }, one, other) => [0, 1, 2, 3].every((offset) => data[one + offset] === data[other + offset]);

// Whether a pixel is inside an area of one color.
const isInArea = (picture, x, y) => {
  const at = index(picture, x, y);
  const places = around(picture, x, y);
  const equal = places.filter(([column, row]) => equals(picture, at, index(picture, column, row))).length;
  return equal + (places.length < 8 ? 1 : 0) > 2;
};

// Whether a pixel smooths an edge: it is between a darker and a brighter one, and one of these is in an area of one color in
// both pictures. After V. Vyšniauskas, Anti-aliased Pixel and Intensity Slope Detector, 2009.
const isSmoothed = (picture, other, x, y) => {
  const own = brightness(picture.data, index(picture, x, y));
  const places = around(picture, x, y);
  const slopes = places.map(([column, row]) => brightness(picture.data, index(picture, column, row)) - own);
  const equal = slopes.filter((slope) => slope === 0).length + (places.length < 8 ? 1 : 0);
  const [darkest, brightest] = [Math.min(...slopes), Math.max(...slopes)];
  if (equal > 2 || darkest >= 0 || brightest <= 0) return false;
  return [darkest, brightest].some((slope) => {
    const [column, row] = places[slopes.indexOf(slope)];
    return isInArea(picture, column, row) && isInArea(other, column, row);
  });
};

// Whether people see that a pixel differs. One that only one picture has is transparent in the other.
const isChanged = (one, other, pixel) => {
  const at = pixel * 4;
  if (one.data[at + 3] !== other.data[at + 3]) return true;
  if (distance(one.data, other.data, at) <= tolerance) return false;
  const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)];
  return !isSmoothed(one, other, x, y) && !isSmoothed(other, one, x, y);
};

// Returns the numbers of the pixels that differ in two pictures of the same size.
export const changedPixels = (one, other) => {
  const [left, right] = [one, other].map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
  const changed = [];
  for (let pixel = 0; pixel < left.length; pixel += 1) {
    if (left[pixel] !== right[pixel] && isChanged(one, other, pixel)) changed.push(pixel);
  }
  return changed;
};

// Returns the pixels of a picture in an area, which is transparent where the picture is not.
const pixels = (picture, width, height) => {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height);
};

// Returns the numbers of the pixels that differ in two pictures of any size, and the size that contains both.
export const compare = (recorded, actual) => {
  const [width, height] = ["width", "height"].map((side) => Math.max(recorded[side], actual[side]));
  const [one, other] = [recorded, actual].map((picture) => pixels(picture, width, height));
  return { changed: changedPixels(one, other), width, height };
};

// Compares two PNG files in base64 for a command. Returns the number of pixels that differ, and both sizes. Nothing for a
// recorded file that is not a picture.
export const difference = async (...files) => {
  const load = async (file) => createImageBitmap(await (await fetch(`data:image/png;base64,${file}`)).blob());
  const [recorded, actual] = await Promise.all(files.map((file) => load(file).catch(() => null)));
  if (!recorded) return null;
  const size = ({ width, height }) => ({ width, height });
  return { pixels: compare(recorded, actual).changed.length, recorded: size(recorded), actual: size(actual) };
};
