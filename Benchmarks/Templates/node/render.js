// Renders the benchmark's page with the engines that node finds, and prints how long each takes.
// Standard input: {"templates": {name: text}, "page": {…}}. Standard output: {"results": [{name, microseconds}], "missing": [name]}.
"use strict";

const rounds = 21;
const repetitions = 1000;

const { templates, page } = JSON.parse(require("fs").readFileSync(0, "utf8"), withText);

/** An object with a text prints as it, as it does in the engine beside this one. */
function withText(key, value) {
  if (value && typeof value === "object" && "text" in value) value.toString = () => value.text;
  return value;
}

function load(paths) {
  for (const path of paths) {
    try {
      return require(path);
    } catch (error) {
      if (error.code !== "MODULE_NOT_FOUND") throw error;
    }
  }
  return null;
}

const engines = {
  handlebars() {
    const Handlebars = load(["handlebars", "/usr/share/nodejs/handlebars", "/usr/share/javascript/handlebars/handlebars.js"]);
    if (!Handlebars) return null;
    Handlebars.registerPartial("CardView", Handlebars.compile(templates.CardView));
    const render = Handlebars.compile(templates.BoardView);
    return { name: `handlebars ${Handlebars.VERSION}`, run: () => render(page) };
  },
  "mustache.js"() {
    const Mustache = load(["mustache", "/usr/share/nodejs/mustache"]);
    if (!Mustache) return null;
    Mustache.parse(templates.BoardView);
    return { name: `mustache.js ${Mustache.version}`, run: () => Mustache.render(templates.BoardView, page, templates) };
  },
};

function measure(run) {
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = process.hrtime.bigint();
    for (let repetition = 0; repetition < repetitions; repetition += 1) run();
    times.push(Number(process.hrtime.bigint() - start) / 1000 / repetitions);
  }
  return times.slice(1).sort((a, b) => a - b)[Math.floor(rounds / 2)];
}

const results = [];
const missing = [];
for (const [name, make] of Object.entries(engines)) {
  const engine = make();
  if (!engine) {
    missing.push(name);
  } else if (!engine.run().includes('<li class="card" id="task-20"')) {
    throw new Error(`${name} did not render the page`);
  } else {
    results.push({ name: engine.name, microseconds: measure(engine.run) });
  }
}
console.log(JSON.stringify({ results, missing }));
