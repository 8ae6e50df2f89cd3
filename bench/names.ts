// From the most to the least common: the generator picks early names more often.

export const givenNames = list(`
  Maria Anna Ana John David Michael James Sarah Laura Daniel Thomas Peter Paul Julia Emma Sofia Alexander Martin Robert
  Elena Christine Andrea Marie Lucas Jan Mark Stefan Lena Nina Eva Carlos José João Luís Pedro Miguel Rafael Antonio
  Francesca Giulia Marco Luca Matteo Chiara Alessandro Isabel Carmen Lucía Pablo Javier Sergio Diego Marta Paula Inês
  Beatriz Rita Tiago Rui Nuno Joana Catarina Pierre Jean Claire Camille Louis Hugo Chloé Manon Léa Antoine Émilie
  Mathieu Nicolas Hannah Jonas Felix Max Leon Lukas Tobias Katharina Johanna Sabine Ursula Heike Jürgen Wolfgang Uwe
  Anders Lars Erik Nils Ingrid Astrid Freja Søren Mads Kirsten Olav Sigrid Björn Linnéa Oskar Elsa Matti Aino Juhani
  Piotr Agnieszka Katarzyna Tomasz Krzysztof Małgorzata Zofia Jakub Petra Tomáš Jana Pavel Zuzana Ivan Olga Natalia
  Dmitri Svetlana Irina Sergei Yelena Mohamed Ahmed Fatima Omar Aisha Yusuf Leila Hassan Amina Karim Nadia Samir Layla
  Priya Arjun Ananya Rohan Kavya Vikram Meera Sanjay Deepa Rahul Neha Amit Pooja Ravi Sunita Wei Li Ming Xiu Jing Hao Yan
  Fang Jun Mei Hiroshi Yuki Kenji Sakura Takeshi Haruka Akira Naoko Minjun Seoyeon Jiho Hyun Sujin Nguyen Linh Minh Thu
  Kwame Ama Kofi Chinedu Ngozi Oluwaseun Amara Thabo Naledi Sipho Zanele Wanjiru Kamau Achieng William Elizabeth Jennifer
  Jessica Ashley Matthew Joshua Andrew Christopher Nicholas Olivia Charlotte Amelia Isla Grace Sophie Emily Lucy Alice
  Harry George Oliver Jack Noah Liam Ethan Mason Logan Aiden Ava Mia Harper Evelyn Abigail Madison Ella Scarlett Victoria
  Zoe Penelope Riley Nora Hazel Violet Aurora Savannah Brooklyn Leah Stella Natalie Caroline Rebecca Rachel Hollis Imogen
  Tamsin Orla Niamh Siobhán Aoife Cillian Ruairi Rhys Gwen Dylan Cerys Alistair Fergus Iona Callum Morag Hamish Kirsty
`)

export const familyNames = list(`
  Smith García Müller Silva Rossi Martin Nguyen Kim Lee Wang Li Zhang Chen Singh Kumar Patel Khan Ali Santos Ferreira
  Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto
  Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho Cruz Cunha Pires Ramos
  Reis Simões Antunes Matos Fonseca Machado Araújo Barbosa Tavares Lourenço Castro Figueiredo Azevedo Schmidt Schneider
  Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz
  Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Maier Herrmann König Walter Peters Möller
  Huber Kaiser Fuchs Scholz Weiß Jung Hahn Vogel Keller Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht
  Ludwig Winter Simon Kraus Dubois Bernard Thomas Petit Robert Richard Durand Leroy Moreau Laurent Lefebvre Michel Garnier
  Bertrand Roux Vincent Fournier Morel Girard Mercier Dupont Lambert Bonnet François Martinez Russo Ferrari Esposito
  Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De Luca Mancini Giordano Rizzo Lombardi Moretti González
  Rodríguez Fernández López Martínez Sánchez Pérez Gómez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez
  Navarro Torres Domínguez Vázquez Gil Serrano Blanco Molina Johansson Andersson Karlsson Nilsson Eriksson Larsson Olsson
  Persson Svensson Hansen Jensen Nielsen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Olsen Kristiansen Berg
  Haugen Hagen Korhonen Virtanen Mäkinen Nieminen Kowalski Nowak Wiśniewski Wójcik Kamiński Lewandowski Zieliński
  Szymański Novák Svoboda Novotný Dvořák Horváth Kovács Nagy Tóth Szabó Popescu Ionescu Ivanov Petrov Sidorov Volkov
  Kuznetsov Popov Yılmaz Kaya Demir Şahin Çelik Tanaka Suzuki Sato Takahashi Watanabe Ito Yamamoto Nakamura Kobayashi Park
  Choi Jung Kang Cho Tran Le Pham Hoang Sharma Gupta Reddy Iyer Nair Das Banerjee Mukherjee Okafor Adeyemi Mensah Boateng
  Diallo Traoré Mbeki Dlamini Nkosi Mwangi Otieno Haddad Khoury Mansour Nasser Johnson Williams Brown Jones Davis Miller
  Wilson Moore Taylor Anderson Jackson White Harris Thompson Robinson Clark Lewis Walker Hall Allen Young King Wright
  Scott Green Adams Baker Nelson Hill Campbell Mitchell Roberts Carter Phillips Evans Turner Parker Collins Edwards Stewart
  Morris Murphy Cook Rogers Morgan Cooper Peterson Reed Bailey Bell Kelly Howard Ward Cox Brooks Gray Watson Price Bennett
  Wood Barnes Ross Henderson Coleman Jenkins Perry Powell Long Patterson Hughes Flores Washington Butler Simmons Foster
  Bryant Griffin Hayes Ortega Quintero Zapata Villanueva Castellanos Abernathy Blackwood Cavanaugh Donnelly Eastwood
  Fairbanks Gallagher Hollingsworth Ingram Jefferson Kensington Lockhart Macalister Northcott Osborne Pemberton
`)

export const companyStems = list(`
  Atlantic Northwind Bluebird Summit Harbour Lumen Vertex Cedar Orion Quantum Meridian Silverline Redwood Polar Juniper
  Cobalt Aurora Evergreen Falcon Granite Horizon Ironwood Jade Keystone Lakeside Magnolia Nimbus Oakridge Pinnacle Quarry
  Riverside Saffron Terra Umbra Vantage Willow Xenon Yellowstone Zephyr Amber Birch Copper Delta Ember Fjord Glacier Hazel
  Indigo Jasper Kestrel Lavender Mosaic Nectar Opal Prism Quill Raven Sable Tidal Unity Velvet Walnut Acorn Beacon Citadel
  Domino Echo Fable Garnet Halcyon Ivory Javelin Kite Lantern Marble Nomad Osprey Pepper Quartz Rosewood Sparrow Thistle
  Uplift Violet Wander Alder Basalt Cypress Dune Elm Fern Grove Heron
`)

export const companyKinds = list(
  'Bank Labs Systems Foods Design Energy Health Logistics Partners Studio Media Robotics',
)

export const towns = list(`
  Lisbon Porto London Berlin Paris Madrid Barcelona Munich Hamburg Vienna Zurich Geneva Milan Rome Turin Amsterdam Utrecht
  Brussels Antwerp Copenhagen Aarhus Stockholm Gothenburg Oslo Bergen Helsinki Tampere Tallinn Riga Vilnius Warsaw Kraków
  Prague Brno Budapest Bucharest Sofia Athens Istanbul Dublin Cork Edinburgh Glasgow Manchester Leeds Bristol Cardiff Lyon
  Marseille Toulouse Nantes Lille Bordeaux Valencia Seville Bilbao Málaga Coimbra Braga Faro Évora Aveiro Naples Bologna
  Florence Venice Trieste Ljubljana Zagreb Belgrade Cologne Frankfurt Stuttgart Leipzig Dresden Bremen Hanover Nuremberg
  Graz Salzburg Basel Bern Lausanne Boston Chicago Seattle Denver Austin Portland Toronto Montréal Vancouver Singapore
  Tokyo Osaka Seoul Taipei Mumbai Bengaluru Nairobi Lagos Accra Dakar Tunis Casablanca Cairo Sydney Melbourne Auckland
`)

export const titles = [
  ...['Engineer', 'Product Manager', 'Designer', 'Founder', 'Head of Sales', 'Researcher', 'Architect', 'Consultant'],
  ...[
    'Head of Design',
    'Chief Technology Officer',
    'Journalist',
    'Teacher',
    'Physician',
    'Lawyer',
    'Investor',
    'Analyst',
  ],
  ...[
    'Account Manager',
    'Data Scientist',
    'Professor',
    'Photographer',
    'Chef',
    'Accountant',
    'Recruiter',
    'Translator',
  ],
]

export const topics = list(`
  design funding sailing hiring pricing marathon photography gardening kubernetes databases ceramics violin chess climbing
  cycling accessibility onboarding conference workshop translation robotics batteries vineyard bakery podcast newsletter
  thesis sabbatical renovation relocation kindergarten twins puppy allotment choir theatre festival museum gallery novel
  poetry painting sculpture astronomy telescopes volcanoes glaciers hiking camping surfing kayaking swimming triathlon yoga
  meditation nutrition vegan sourdough coffee espresso whisky cider cheese truffles foraging beekeeping carpentry pottery
  knitting sewing vintage motorcycles trains aviation drones satellites compilers typography branding analytics forecasting
  insurance mortgages pensions auditing compliance privacy encryption authentication migration observability latency
  benchmarks recruiting mentoring coaching negotiation procurement logistics warehousing shipping customs tariffs exports
  genomics vaccines oncology radiology physiotherapy dentistry pharmacy epidemiology climate hydrogen turbines geothermal
  insulation heating recycling compost wetlands forestry orchards irrigation harvest fisheries oysters lighthouse archive
  genealogy archaeology linguistics esperanto calligraphy origami juggling magic karaoke ukulele saxophone trombone opera
`)

export const meetings = [
  ...['At the design meetup', 'At a conference dinner', 'On the train', 'Through a friend', 'At university'],
  ...['At the trade fair', 'At a wedding', 'In a workshop', 'At the climbing hall', 'At a neighbour’s party'],
]

function list(text: string) {
  return text.trim().split(/\s+/)
}
