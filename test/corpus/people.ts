import { peopleIn } from './reading.ts'

export const people = peopleIn(`
  ana | Ana Ribeiro | Banco Atlântico | Head of Design | Lisbon | design, client | At the design meetup in Porto | 2024-11-21 | 1985-04-23
  anak | Ana Kovač | Adria Foods | Procurement lead | Zagreb | supplier | At the packaging fair in Munich | 2025-03-11 |
  ben | Ben Okafor | Lumen Energy | CFO | London | investor | Introduced by Priya | 2025-01-30 | --09-12
  benj | Benjamin Roth | Roth & Söhne | Owner | Vienna | client | At the packaging fair in Munich | 2025-03-12 |
  priya | Priya Raman | Northgate Ventures | Partner | London | investor, mentor | Web Summit | 2024-11-12 | 1979-11-29
  yuki | Yuki Tanaka | Hoshi Robotics | Mechanical engineer | Osaka | robotics | Robotics week in Odense | 2025-06-05 | --12-03
  olena | Олена Шевченко | Shevchenko Type | Type designer | Warsaw | design, type | ATypI conference in Copenhagen | 2025-04-24 |
  marta | Marta Lindqvist | Skagen Studio | Illustrator | Gothenburg | design | Worked together at Pixelhaus | 2024-12-03 | 1990-02-17
  martaf | Marta Fuentes | Teatro Lope | Producer | Madrid | theatre | At Omar's film premiere | 2025-09-19 |
  tom | Tom Bakker | Havenlogistiek | Operations director | Rotterdam | client | Cold e-mail, he answered | 2025-02-04 | --07-30
  tomas | Tomás Herrera | Pampas Wines | Export manager | Mendoza | wine | Wine tasting at Nino's | 2025-10-10 |
  bob | Robert Tremblay | Maple Robotics | VP Sales | Montreal | robotics | Robotics week in Odense | 2025-06-04 |
  liz | Elizabeth Hartley | Clifton Surgery | GP | Bristol | school | School friend | | 1986-01-08
  nkechi | Nkechi Adeyemi | PayNaija | Founder | Lagos | founder, fintech | Web Summit | 2024-11-13 | --06-19
  sofia | Sofia Lindholm | Nordljus | Journalist | Stockholm | press | She interviewed me | 2025-05-14 |
  sofiap | Sofía Paredes | Altura Coffee | Importer | Bogotá | coffee | On the flight to Bogotá | 2025-07-22 |
  wei | Wei Zhang | BrightPCB | Factory manager | Shenzhen | supplier | Factory visit | 2025-04-02 |
  fatima | Fatima El Amrani | Atelier Amrani | Architect | Casablanca | architecture | Residency in Tangier | 2025-02-20 | --03-08
  lars | Lars Eriksen | Fjord Analytics | Data lead | Oslo | data | Sailing course in Cascais | 2025-05-31 |
  giulia | Giulia Conti | Casa Conti | Furniture maker | Milan | design, furniture | Salone del Mobile | 2025-04-09 | 1988-11-21
  marco | Marco Conti | Studio Legale Brera | Lawyer | Milan | law | Through his sister Giulia | 2025-04-10 |
  hannah | Hannah Weiss | Talentwerk | Recruiter | Berlin | hiring | LinkedIn | 2025-01-15 |
  jonas | Jonas Weber | Kiesel | CTO | Berlin | founder, data | Introduced by Hannah | 2025-02-27 | --12-24
  aisha | Aisha Khan | Falcon Hotels | Marketing director | Dubai | client, travel | Hotel conference in Dubai | 2025-03-26 |
  diego | Diego Morales | Casa Tule | Chef | Mexico City | food | His restaurant | 2025-08-01 |
  emily | Emily Carter | Stackpole | Product manager | Austin | product | Web Summit | 2024-11-14 | --05-02
  emilyr | Emily Rosen | Halyard Press | Editor | New York | books | Frankfurt book fair | 2025-10-17 |
  kofi | Kofi Mensah | GreenFarm Ghana | Agronomist | Accra | food, climate | Climate hackathon | 2025-03-21 |
  ingrid | Ingrid Solberg | Havforsk | Marine biologist | Bergen | climate | Climate hackathon | 2025-03-22 | --08-15
  raj | Raj Patel | Patel Textiles | Managing director | Leicester | supplier, textile | Introduced by Tariq | 2025-11-06 |
  minjun | Kim Min-jun | Onsil Games | Game developer | Seoul | games | Nordic Game in Malmö | 2025-05-21 |
  chloe | Chloé Dubois | | Food photographer | Lyon | food, photo | Shoot for Altura Coffee | 2025-09-03 | --10-30
  pierre | Pierre Dubois | Assurances Dubois | Insurance broker | Paris | insurance | Needed a policy | 2025-01-22 |
  luis | Luís Carvalho | Carvalho Contas | Accountant | Lisbon | accountant | Recommended by Joana | 2024-12-10 |
  joana | Joana Matos | Clínica do Bairro | Vet | Almada | friend | Lived downstairs | | --06-24
  rui | Rui Fonseca | Cerveja Ponte | Brewer | Porto | food | Design meetup in Porto | 2024-11-21 |
  catarina | Catarina Lopes | Vereda | UX researcher | Porto | design, research | Design meetup in Porto | 2024-11-21 | --02-11
  miguel | Miguel Santos | FisioMar | Physiotherapist | Lisbon | running | Running club | 2025-01-05 |
  ruiz | Miguel Ángel Ruiz | Guitarras Ruiz | Guitar maker | Seville | music | Workshop visit | 2025-10-02 |
  dmitri | Dmitri Volkov | | Translator | Tbilisi | languages | Nino's supra | 2025-10-09 |
  nino | Nino Beridze | Marani Beridze | Winemaker | Tbilisi | wine | Wine fair in Lisbon | 2025-05-08 | --01-14
  sarah | Sarah O'Connor | Finch & Daly | Solicitor | Dublin | law | Contract for Kiesel | 2025-03-03 |
  sean | Seán Murphy | Salt Radio | Podcaster | Galway | press, music | Guest on his podcast | 2025-06-18 |
  zeynep | Zeynep Yılmaz | Galeri Mavi | Gallerist | Istanbul | art | Contemporary Istanbul | 2025-09-25 | --04-23
  omar | Omar Haddad | | Cinematographer | Paris | film | Film premiere in Madrid | 2025-09-19 |
  leila | Leila Haddad | Madad | Programme manager | Amman | ngo | Through her brother Omar | 2025-12-01 |
  hugo | Hugo Almeida | Maré | Founder | Lisbon | founder, climate | Startup Lisboa breakfast | 2025-02-13 | 1993-11-20
  bia | Beatriz Nunes | Universidade de Coimbra | Professor of history | Coimbra | books | Book launch | 2025-04-30 |
  pete | Peter Novak | Hrad Games | Board game designer | Prague | games | Spiel Essen | 2025-10-24 |
  helen | Helen Papadakis | Aegean Lines | Shipping manager | Athens | logistics | Introduced by Tom | 2025-06-26 |
  andre | André Silva | Som do Bairro | Music producer | São Paulo | music | Primavera Sound | 2025-06-07 | --09-01
  mei | Mei Lin Tan | Straits Capital | Fund manager | Singapore | investor | Introduced by Priya | 2025-07-09 |
  noah | Noah Fischer | Bank Seefeld | Private banker | Zurich | finance | Dinner at Mei's | 2026-02-12 |
  ruth | Ruth Cohen | | Speech therapist | Tel Aviv | health | Choir weekend | 2025-11-15 |
  tariq | Tariq Rahman | Dhaka Weave | Textile exporter | Dhaka | supplier, textile | At the packaging fair in Munich | 2025-03-11 |
  ella | Ella Virtanen | Kuu Audio | Sound designer | Helsinki | games, music | Nordic Game in Malmö | 2025-05-22 | --11-25
  sam | Sam Whitfield | Whitfield Joinery | Joiner | Manchester | furniture | Built my desk | 2025-08-28 |
  greta | Greta Hofmann | Kaimauer | Founder | Hamburg | founder, logistics | Introduced by Tom | 2026-01-20 |
  ivan | Iván Castillo | Cerámica Castillo | Ceramist | Valencia | art, design | Design fair in Valencia | 2025-09-23 |
  nadia | Nadia Petrova | Balkan Voice | Interpreter | Sofia | languages | Interpreted for us in Sofia | 2025-11-19 |
  mirek | Mirek Horák | Kolo Bikes | Bike mechanic | Prague | cycling | Fixed my bike | 2025-10-25 |
`)
