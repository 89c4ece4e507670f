// Asks for the pages of a pull request's file list one after another, as most actions do. Arguments: address of the list, token, pages.
const [list, token, pages] = process.argv.slice(2);
let files = 0;
for (let page = 1; page <= Number(pages); page += 1) {
  const response = await fetch(`${list}?per_page=100&page=${page}`, {
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': 'pages',
      'x-github-api-version': '2022-11-28',
    },
  });
  files += (await response.json()).length;
}
console.log(files);
